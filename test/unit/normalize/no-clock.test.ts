/** Nothing here knows a clock, a zone or a locale. Apart from the tests of each file: it sets the zone of its process, and reads sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { date } from '../../../src/normalize/date/date.ts'
import { normalizers } from '../../../src/normalize/registry.ts'
import { outcomeOf } from '../../support/outcome.ts'

const room = new URL('../../../src/normalize/', import.meta.url)
const zone = process.env.TZ

afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('date', () => {
  it.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'America/Sao_Paulo', 'Asia/Kathmandu'])(
    'gives the same days in %s, as every normalizer does',
    name => {
      process.env.TZ = name
      expect(new Date(2024, 0, 1).getTimezoneOffset() === 0).toBe(name === 'UTC')
      expect(date.parse('03-10-2024')).toBe('2024-03-10')
      for (const normalizer of Object.values(normalizers)) {
        for (const { text, tables = [], with: beside, ...want } of normalizer.examples) {
          expect(outcomeOf(normalizer, text, ...(beside === undefined ? tables : [beside]))).toEqual(want)
        }
      }
    },
  )

  it('shares its room with nobody who asks for a clock, a zone or a locale', () => {
    const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter(file =>
      file.endsWith('.ts'),
    )
    for (const file of files) {
      const code = readFileSync(new URL(file, room), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '')
      expect(code, file).not.toMatch(
        /\bDate\(|\bDate\.|\bIntl\b|toLocale|localeCompare|process\.|performance/,
      )
    }
  })
})
