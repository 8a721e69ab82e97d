/** Lines in a place that is not read, because another place of the field is: unmapped, unless another field reads them. */
import { expect, test } from 'vitest'
import { bundledPlans } from '../../../src/catalog/plans.gen.ts'
import { loadMapping } from '../../../src/emit/load-mapping.ts'
import { createMapper, mapTranscript } from '../../../src/index.ts'
import { readDocument } from '../../../src/transcript/view/read-document.ts'
import { readingTree } from '../../../src/transcript/view/tree/reading-tree.ts'
import { faultsOfAccount } from '../../support/accounting.ts'
import { goldens } from '../../support/goldens.ts'
import { expectGrowth } from '../../support/growth.ts'
import { dataOf, issuesOf, mapped } from '../../support/mapped.ts'

const head = 'id: sample\ntitle: Sample\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\n'

const group = `fields:
  group:
    section: [A, B]
    fields:
      one: { from: ONE, as: text }
      two: { from: TWO, as: text }
`

test('a line of the second section that another field reads is not unmapped', () => {
  const result = mapped(
    `${group}  three: { from: B > THREE, as: text }\n  four: { from: B > TWO, as: text }\n`,
    {
      A: { ONE: '1', TWO: '2' },
      B: { ONE: '3', TWO: '4', THREE: '5', FOUR: '6' },
    },
  )
  expect(dataOf(result)).toEqual({ group: { one: '1', two: '2' }, three: '5', four: '4' })
  expect(result.unmapped).toEqual(['/TYPE', '/FORM', '/B/ONE', '/B/FOUR'])
  expect(issuesOf(result)).toContain('transcript/other-source /B')
})

test('a second section that is read in full by another group is no issue', () => {
  const other =
    '  other: { section: B, fields: { one: { from: ONE, as: text }, two: { from: TWO, as: text } } }\n'
  const result = mapped(group + other, { A: { ONE: '1' }, B: { ONE: '3', TWO: '4' } })
  expect(dataOf(result)).toEqual({ group: { one: '1', two: null }, other: { one: '3', two: '4' } })
  expect(result.unmapped).toEqual(['/TYPE', '/FORM'])
  expect(issuesOf(result)).not.toContain('transcript/other-source /B')
})

test('a second section that two groups could read and neither does is unmapped', () => {
  const result = mapped(`${group}${group.replace('fields:\n  group', '  again')}`, {
    A: { ONE: '1', TWO: '2' },
    B: { ONE: '3', TWO: '4' },
  })
  expect(result.unmapped).toEqual(['/TYPE', '/FORM', '/B/ONE', '/B/TWO'])
  expect(issuesOf(result).filter(each => each.startsWith('transcript/other-source'))).toEqual([
    'transcript/other-source /B',
  ])
})

test('a line that two fields could read, each as its second wording, is unmapped', () => {
  const result = mapped(
    `fields:
  one: { from: [A > X, B > Y], as: text }
  group: { section: B, fields: { two: { from: [X, Y], as: text } } }
`,
    { A: { X: '2' }, B: { X: '2', Y: '1' } },
  )
  expect(dataOf(result)).toEqual({ one: '2', group: { two: '2' } })
  expect(result.unmapped).toEqual(['/TYPE', '/FORM', '/B/Y'])
  expect(issuesOf(result).filter(each => each.startsWith('transcript/other-source'))).toEqual([
    'transcript/other-source /B/Y',
    'transcript/other-source /B/Y',
  ])
})

test('of an entry in the second section the text that only chooses its fields stays unmapped', () => {
  const list = `  list:
    each: B > L
    choose:
      by: KIND
      as: kind
      cases: { one: { texts: [One], fields: { value: { from: VALUE, as: text } } } }
      otherwise: { case: other, fields: { value: { from: VALUE, as: text } } }
`
  const result = mapped(group + list, { A: { ONE: '1' }, B: { TWO: '2', L: [{ KIND: 'One', VALUE: '3' }] } })
  expect(dataOf(result)).toEqual({ group: { one: '1', two: null }, list: [{ kind: 'one', value: '3' }] })
  expect(result.unmapped).toEqual(['/TYPE', '/FORM', '/B/TWO', '/B/L/0/KIND'])
})

test('words that are only looked at stay unmapped in the second section', () => {
  const event = 'event: { from: CODE, with: DESC, as: transactionEvent }'
  const result = mapped(
    `fields:
  group: { section: [A, B], fields: { ${event}, words: { from: DESC, as: text } } }
  other: { section: B, fields: { ${event} } }
`,
    { A: { CODE: '971', DESC: 'Notice issued' }, B: { CODE: '971', DESC: 'Notice issued' } },
  )
  expect(dataOf(result)).toMatchObject({ other: { event: 'noticeIssued' } })
  expect(result.unmapped).toEqual(['/TYPE', '/FORM', '/B/DESC'])
})

test('sections that stand in for others in each entry of a list cost in proportion to the entries', () => {
  const body = `fields:
  list:
    each: LIST
    fields:
      group: { section: [A, B], fields: { one: { from: ONE, as: text } } }
      two: { from: B > TWO, as: text }
`
  const mapper = createMapper({ mappings: [head + body], bundled: false })
  const documentOf = (count: number): unknown => ({
    TYPE: 'RETR',
    FORM: '1040',
    LIST: Array.from({ length: count }, (_, at) => ({ A: { ONE: `${at}` }, B: { ONE: '2', TWO: '3' } })),
  })
  expect(mapper.mapTranscript(documentOf(3)).unmapped).toHaveLength(2 + 3)
  expectGrowth(
    [1000, 8000],
    count => {
      const document = documentOf(count)
      return () => mapper.mapTranscript(document).unmapped
    },
    smallest => 16 * smallest + 50,
  )
})

test('of a return with a form in a section of its own the forms that share a section are read, and not unmapped', () => {
  const shared = 'FORM 2441/4562/4797/5329/6251/8283/8582/8839/8888/8919 (OTHER ATTACHED FORMS)'
  const document = {
    TYPE: 'RETR',
    FORM: '1040',
    SECTION_FILING: {
      'FORM 4562': { 'TOTAL DEPRECIATION': '$5.00' },
      [shared]: { 'ALTERNATIVE MINIMUM TAXABLE INCOME': '$6.00', 'TOTAL DEPRECIATION': '$7.00' },
    },
  }
  const result = mapTranscript(document)
  expect(faultsOfAccount(document, result)).toEqual([])
  expect(dataOf(result)).toMatchObject({
    form4562: [{ totalDepreciation: '5.00' }],
    form6251: [{ alternativeMinimumTaxableIncome: '6.00' }],
  })
  expect(result.unmapped.filter(pointer => pointer.includes('OTHER ATTACHED'))).toEqual([
    `/SECTION_FILING/${shared.replaceAll('/', '~1')}/TOTAL DEPRECIATION`,
  ])
})

test('the sentence that says there is no data is the notice, and not unmapped, under a second wording', () => {
  const result = mapped(
    `fields:
  one: { from: [X, Y], as: text }
  notice: { notice: [No data] }
`,
    { X: '1', Y: 'No data' },
  )
  expect(dataOf(result)).toEqual({ one: '1', notice: 'No data' })
  expect(result.unmapped).toEqual(['/TYPE', '/FORM'])
})

test('the walk over all fields is seldom needed: it takes as long as half of the mapping', () => {
  const trees = new Map(bundledPlans().map(each => [each.id, readingTree(loadMapping(each).plan)]))
  const walked = goldens().filter(({ text }) => {
    const { id } = mapTranscript(text).mapping
    const tree = trees.get(id)
    if (tree === undefined) throw new Error(`no mapping ${id}`)
    return readDocument(JSON.parse(text), tree).passedOver.size > 0
  })
  expect(walked.length).toBeLessThanOrEqual(goldens().length / 20)
})
