/** A line that a field only looks at: the value goes by it, its lineage entry names it, and nothing else of the account changes. */
import { describe, expect, it } from 'vitest'
import { createMapper } from '../../../src/mapper/create-mapper.ts'

const mapping = (more: string): string => `id: rows
title: Rows
version: "1.0.0"
match: { type: ACTR, form: ["1040"] }
fields:
  rows:
    each: SECTION_TRANSACTIONS
    fields:
      group: { from: CODE, with: [DESC, EXPLANATION], as: transactionGroup }
${more}`
const description = '      description: { from: [DESC, EXPLANATION], as: text }\n'

function mapped(row: unknown, more = description) {
  return createMapper({ mappings: [mapping(more)], bundled: false }).mapTranscript({
    TYPE: 'ACTR',
    FORM: '1040',
    SECTION_TRANSACTIONS: [row],
  })
}

function groupOf(row: unknown, more = description): unknown {
  return JSON.parse(JSON.stringify(mapped(row, more).data)).rows[0].group
}

const plan = 'Installment agreement established'

describe('the words beside a code', () => {
  it('tell the group, by the first wording of the label that is present', () => {
    expect(groupOf({ CODE: '971', DESC: plan })).toBe('collection')
    expect(groupOf({ CODE: '971', 'Explanation:': plan })).toBe('collection')
    expect(groupOf({ CODE: '971', DESC: 'Notice issued', EXPLANATION: plan })).toBe('notice')
  })

  it('are not needed: missing, blank, or of another shape, the code alone decides', () => {
    for (const DESC of [undefined, '', 'N/A', null, 7, [plan], { plan }])
      expect(groupOf({ CODE: '971', ...(DESC === undefined ? {} : { DESC }) })).toBe('notice')
    expect(groupOf({ CODE: '846' })).toBe('refund')
    expect(groupOf({ CODE: '', DESC: plan })).toBeNull()
    expect(groupOf({ CODE: '97', DESC: plan })).toBeNull()
  })

  it('stand in the lineage entry as what was looked at', () => {
    const [group] = mapped({ CODE: '971', DESC: plan }).lineage()
    expect(group).toMatchObject({
      path: '/rows/0/group',
      sources: [
        { pointer: '/SECTION_TRANSACTIONS/0/CODE', raw: '971' },
        { pointer: '/SECTION_TRANSACTIONS/0/DESC', raw: plan, beside: true },
      ],
    })
  })

  it('stay unmapped, and out of the lineage entry, where no field carries them', () => {
    const result = mapped({ CODE: '971', DESC: plan }, '')
    expect(result.unmapped).toContain('/SECTION_TRANSACTIONS/0/DESC')
    expect(result.lineage()[0]?.sources).toHaveLength(1)
    expect(JSON.parse(JSON.stringify(result.data))).toEqual({ rows: [{ group: 'collection' }] })
  })

  it('hide no wording that disagrees', () => {
    const { issues, unmapped } = mapped({ CODE: '971', DESC: plan, EXPLANATION: 'Notice issued' })
    expect(issues.map(issue => issue.code)).toEqual(['transcript/other-source'])
    expect(unmapped).toEqual(['/TYPE', '/FORM', '/SECTION_TRANSACTIONS/0/EXPLANATION'])
  })

  it('lend no evidence to the line that carries them', () => {
    const unsure = '      description: { from: [DESC, EXPLANATION], as: text, evidence: unsourced }\n'
    expect(mapped({ CODE: '971', DESC: plan }, unsure).coverage.evidence.unsourced).toBe(1)
  })

  it('are those of the field: two that look at the same code by different words have each their own', () => {
    const twice = createMapper({
      bundled: false,
      mappings: [
        `${mapping('')}      again: { from: CODE, with: [WORDS, NOTE], as: transactionGroup }
      same: { from: CODE, with: [WORDS, NOTE], as: transactionGroup }
      carried: { from: DESC, as: text }
      alsoCarried: { from: WORDS, as: text }
`,
      ],
    })
    const rows = [
      { CODE: '971', DESC: plan, 'Desc:': plan, WORDS: 'Notice issued' },
      { CODE: '971', WORDS: plan, NOTE: 'Notice issued' },
    ]
    const result = twice.mapTranscript({ TYPE: 'ACTR', FORM: '1040', SECTION_TRANSACTIONS: rows })
    const shown = result
      .lineage()
      .filter(({ normalizer }) => normalizer === 'transactionGroup')
      .map(({ path, sources }) => [
        path.replace('/rows/', ''),
        ...sources.map(
          ({ pointer, beside }) => `${pointer.replace('/SECTION_TRANSACTIONS/', '')}${beside ? '*' : ''}`,
        ),
      ])
    expect(shown).toEqual([
      ['0/group', '0/CODE', '0/DESC*', '0/Desc:*'],
      ['0/again', '0/CODE', '0/WORDS*'],
      ['0/same', '0/CODE', '0/WORDS*'],
      ['1/group', '1/CODE'],
      ['1/again', '1/CODE', '1/WORDS*'],
      ['1/same', '1/CODE', '1/WORDS*'],
    ])
  })
})
