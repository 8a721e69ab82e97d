import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import type { Diagnostic } from '../../../../src/diagnostics/diagnostic.ts'

const head = 'extends: retr-1040\nid: acme-retr\ntitle: Returns\nversion: "1.0.0"\n'

/** What is said of the key `drop`. */
function findingOf(text: string): Diagnostic | undefined {
  const { diagnostics } = compileMappings([{ name: 'a.yaml', text }])
  return diagnostics.find(({ code, span }) => code === 'spec/unknown-key' && span.line === 5)
}

/** The hint of the key `drop`, and whether it comes with an edit. */
function advice(text: string): readonly [hint: string | undefined, hasFix: boolean] {
  const found = findingOf(text)
  return [found?.hint, found?.fix !== undefined]
}

describe('drop beside the fields', () => {
  test.each([
    ['a name', 'drop: wages', 'fields: { wages: { drop: true } }'],
    ['a quoted name', "drop: 'wages'", 'fields: { wages: { drop: true } }'],
    ['names in brackets', 'drop: [wages, tips]', 'fields: { wages: { drop: true }, tips: { drop: true } }'],
  ])('with %s on one line: the edit puts them under fields', (_, written, meant) => {
    const text = `${head}${written} # gone\n`
    const fix = findingOf(text)?.fix
    const [from, to] = [fix?.span.offset ?? 0, (fix?.span.offset ?? 0) + (fix?.span.length ?? 0)]
    expect(text.slice(0, from) + fix?.replacement + text.slice(to)).toBe(`${head}${meant} # gone\n`)
    expect(fix?.safe).toBe(false)
  })

  test.each([
    ['names on several lines', `${head}drop:\n  - wages\n  - tips\n`, 'wages'],
    ['names on several lines in brackets', `${head}drop: [wages,\n  tips]\n`, 'wages'],
    [
      'names on several lines in brackets that begin on the first',
      `${head}drop: [wages, tips\n  ]\n`,
      'wages',
    ],
    ['a folded text', `${head}drop: >-\n  wages\n`, 'filingInfo'],
    ['a name twice', `${head}drop: [wages, wages]\n`, 'wages'],
    ['fields that are there already', `${head}drop: [wages]\nfields: {}\n`, 'wages'],
    ['a name that is a path', `${head}drop: [income.wages]\n`, 'filingInfo'],
    ['no name', `${head}drop: []\n`, 'filingInfo'],
    ['a truth value', `${head}drop: true\n`, 'filingInfo'],
  ])('with %s: the place of the key is told, and nothing is edited', (_, text, name) => {
    expect(advice(text)).toEqual([`write it under the field: fields: { ${name}: { drop: true } }`, false])
  })

  test('in what extends no other mapping: there is nothing to drop', () => {
    const text = head.replace('extends: retr-1040', 'match: { type: RETR, form: ["1040"] }')
    const hint = 'remove it: only a mapping that extends another has fields to leave out'
    expect(advice(`${text}drop: [wages]\n`)).toEqual([hint, false])
  })
})
