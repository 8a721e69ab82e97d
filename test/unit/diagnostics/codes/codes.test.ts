import { describe, expect, test } from 'vitest'
import { codes } from '../../../../src/diagnostics/codes/codes.ts'
import { commandCodes, commandErrorText } from '../../../../src/diagnostics/codes/command-codes.ts'
import { goldenCodes } from '../../../../src/diagnostics/codes/golden-codes.ts'
import { mappingCodes } from '../../../../src/diagnostics/codes/mapping-codes.ts'
import { projectCodes } from '../../../../src/diagnostics/codes/project-codes.ts'
import { queueCodes } from '../../../../src/diagnostics/codes/queue-codes.ts'
import { remapCodes } from '../../../../src/diagnostics/codes/remap-codes.ts'
import { resultCodes } from '../../../../src/diagnostics/codes/result-codes.ts'
import { runCodes } from '../../../../src/diagnostics/codes/run-codes.ts'
import { sampleCodes } from '../../../../src/diagnostics/codes/sample-codes.ts'
import { serviceCodes } from '../../../../src/diagnostics/codes/service-codes.ts'

/** Every message with its parameters filled in. */
const messages = Object.entries(codes).map(([code, { severity, message }]) => {
  const parameters = new Proxy({}, { get: () => 'word' })
  // Each message takes its own parameters; the stand-in has all of them.
  const make = message as (parameters: object) => string
  return { code, severity, text: make(parameters) }
})

describe('a code', () => {
  test.each(messages)('$code is a room and words with dashes', ({ code }) => {
    expect(code).toMatch(/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test.each(messages)('$code has a headline without a full stop', ({ text }) => {
    expect(text).not.toMatch(/[.!]$/)
    expect(text).not.toBe('')
  })

  test.each(messages)('$code is an error, a warning, an info or a bug of ours', ({ code, severity }) => {
    expect(['error', 'warning', 'info', 'bug']).toContain(severity)
    expect(severity === 'bug').toBe(code.startsWith('bug/'))
  })

  test('stands in one table only', () => {
    const tables = [
      mappingCodes,
      projectCodes,
      runCodes,
      resultCodes,
      serviceCodes,
      queueCodes,
      commandCodes,
      remapCodes,
      goldenCodes,
      sampleCodes,
    ]
    expect(tables.flatMap(table => Object.keys(table)).sort()).toEqual(Object.keys(codes).sort())
  })

  test('says something of its own', () => {
    const own = messages.filter(each => each.text !== 'word').map(each => each.text)
    const twins = own.filter((text, index) => own.indexOf(text) !== index)
    expect(twins).toEqual([])
  })

  test('has its message made by who has only its table', () => {
    expect(commandErrorText('bulk/line-too-long', { limit: 12 })).toBe('The line is longer than 12 bytes')
  })
})
