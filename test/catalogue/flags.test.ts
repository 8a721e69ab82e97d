/** Every written phrase of an indicator gives the yes or the no that it stands for, in the field that it belongs to. */
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import { canonicalText } from '../../src/text/labels/canonical-label.ts'
import type { Row } from '../support/catalogue.ts'
import { type Flag, faultOfPhrase, flags, printedPhrases, rowsOf } from '../support/flags.ts'
import { allFields, plans } from '../support/plans.ts'

describe('every phrase gives what it stands for', () => {
  test.each(flags().map(flag => [`${flag.section} > ${flag.label}`, flag] as const))('%s', (_, flag) => {
    const printed = rowsOf(flag).flatMap(row => printedPhrases(flag, row))
    expect(printed.length, `labels.json lists no ${flag.label} in ${flag.section}`).toBeGreaterThan(0)
    const faults = printed.flatMap(each => faultOfPhrase(each, mapTranscript(each.document)) ?? [])
    expect(faults, '`field` in flags.json is the path of the field, with [] behind a list').toEqual([])
  })
})

test('every phrase of a mapping is written down', () => {
  const written = new Set(flags().flatMap(flag => rowsOf(flag).flatMap(row => linesRead(flag, row))))
  const phrases = plans().flatMap(plan =>
    allFields(plan.fields).flatMap(field =>
      field.kind === 'value' && field.sources.some(source => source.normalizer === 'flag')
        ? textsOf(field.tables).map(text => `${field.spec}: ${canonicalText(text)}`)
        : [],
    ),
  )
  expect(phrases.length).toBeGreaterThan(200)
  expect(
    [...new Set(phrases)].filter(each => !written.has(each)),
    'say in test/catalogue/flags.json what each stands for, as CONTRIBUTING.md, "A new form", shows',
  ).toEqual([])
})

/** The line of a mapping that reads each phrase, with the phrase. */
function linesRead(flag: Flag, row: Row): readonly string[] {
  return printedPhrases(flag, row).flatMap(({ phrase, document, path }) =>
    mapTranscript(document)
      .lineage()
      .filter(entry => entry.path === path)
      .map(entry => `${entry.spec}: ${canonicalText(phrase)}`),
  )
}

/** The texts of the lists under `yes` and `no`; a single one may stand without a list. */
function textsOf(tables: readonly unknown[]): readonly string[] {
  return tables.flat().filter(text => typeof text === 'string')
}
