/** `txmap lineage`: each notation, whole. */
import { expect, test } from 'vitest'
import { file, mapping, txmap } from '../../support/txmap.ts'

const own = file(
  'mine.yaml',
  mapping(
    `  wages: { from: [SECTION_FILING > "WAGES, TIPS", SECTION_FILING > WAGES], as: money }
  rows: { each: SECTION_ROWS, fields: { code: { from: CODE, as: code } } }
  more: { derive: "$addMoney(wages, wages)", as: money }
`.replace('[SECTION_FILING > "WAGES, TIPS",', "['SECTION_FILING > WAGES, TIPS',"),
  ),
)

async function printed(...args: readonly string[]): Promise<string> {
  const { code, out, notes } = await txmap(['lineage', own, ...args])
  expect([code, notes]).toEqual([0, ''])
  return out.replaceAll(own, 'mine.yaml')
}

test('prints CSV', async () => {
  expect(await printed()).toBe(
    [
      'field,source,kind,normalizer,spec',
      'wages,"SECTION_FILING > WAGES, TIPS",label,money,mine.yaml:6:3',
      'wages,SECTION_FILING > WAGES,label,money,mine.yaml:6:3',
      'rows[].code,SECTION_ROWS > CODE,label,code,mine.yaml:7:41',
      'more,wages,field,money,mine.yaml:8:3',
      '',
    ].join('\n'),
  )
})

test('prints SSSOM with the metadata and columns that it must have', async () => {
  const lines = (await printed('--format', 'sssom')).split('\n')
  for (const slot of ['mapping_set_id', 'license', 'curie_map'])
    expect(lines.some(line => line.startsWith(`#${slot}:`))).toBe(true)
  const [head = '', first = '', ...rest] = lines.filter(line => !line.startsWith('#'))
  expect(head).toBe(
    'subject_id\tsubject_label\tpredicate_id\tobject_id\tobject_label\tmapping_justification\tcomment',
  )
  expect(first).toBe(
    'label:SECTION_FILING%20%3E%20WAGES%2C%20TIPS\tSECTION_FILING > WAGES, TIPS\tskos:exactMatch\tfield:wages\twages\tsemapv:ManualMappingCuration\tmoney mine.yaml:6:3',
  )
  expect(rest).toHaveLength(3)
})

test('prints the facet of OpenLineage', async () => {
  const { facets, name } = JSON.parse(await printed('--format', 'openlineage'))
  expect(name).toBe('mine')
  expect(Object.keys(facets.columnLineage)).toEqual(['_producer', '_schemaURL', 'fields'])
  expect(facets.columnLineage.fields['rows[].code']).toEqual({
    inputFields: [
      {
        namespace: 'transcript',
        name: 'RETR',
        field: 'SECTION_ROWS > CODE',
        transformations: [
          { type: 'DIRECT', subtype: 'TRANSFORMATION', description: 'code, mine.yaml:7:41', masking: false },
        ],
      },
    ],
  })
})

test('prints a bundled mapping, and says what it needs', async () => {
  const { code, out } = await txmap(['lineage', 'retr-1040'])
  expect(code).toBe(0)
  expect(out).toContain('income.wages,')
  expect((await txmap(['lineage'])).notes).toBe(
    'txmap lineage: cli/usage: name one mapping, by its file or its id\n',
  )
  expect((await txmap(['lineage', own, '--format', 'xml'])).notes).toBe(
    'txmap lineage: cli/usage: --format is "csv", "sssom" or "openlineage"\n',
  )
})
