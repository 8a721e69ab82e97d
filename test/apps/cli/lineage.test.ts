/** `txmap lineage`: each notation, whole. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
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

test('txmap lineage prints CSV', async () => {
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

test('txmap lineage prints SSSOM with the metadata and columns that it must have', async () => {
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

test('txmap lineage prints the facet of OpenLineage', async () => {
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

test('txmap lineage prints a bundled mapping, and says what it needs', async () => {
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

describe('what the notations ask for holds of every line', () => {
  const quoted = file(
    'quoted.yaml',
    mapping('  odd: { from: \'SECTION_FILING > "Other" INCOME\', as: money }\n'),
  )
  const ids = ['retr-1040', 'actr-1040', 'waid-income', quoted]

  /** What OpenLineage asks of a dataset (spec/OpenLineage.json) and of this facet (spec/facets/ColumnLineageDatasetFacet.json). */
  const text = { type: 'string', minLength: 1 }
  const transformation = {
    type: 'object',
    required: ['type'],
    properties: {
      type: { enum: ['DIRECT', 'INDIRECT'] },
      subtype: { enum: ['IDENTITY', 'TRANSFORMATION', 'AGGREGATION'] },
      description: text,
      masking: { type: 'boolean' },
    },
  }
  const inputField = {
    type: 'object',
    required: ['namespace', 'name', 'field'],
    properties: {
      namespace: text,
      name: text,
      field: text,
      transformations: { type: 'array', items: transformation },
    },
  }
  const field = {
    type: 'object',
    required: ['inputFields'],
    properties: { inputFields: { type: 'array', items: inputField } },
  }
  const facet = {
    type: 'object',
    required: ['_producer', '_schemaURL', 'fields'],
    properties: { fields: { type: 'object', additionalProperties: field } },
  }
  const isDataset = new Ajv2020({ allErrors: true }).compile({
    type: 'object',
    required: ['namespace', 'name', 'facets'],
    properties: {
      namespace: text,
      name: text,
      facets: { type: 'object', required: ['columnLineage'], properties: { columnLineage: facet } },
    },
  })

  test.each(ids)('OpenLineage: %s', async id => {
    const dataset = JSON.parse((await txmap(['lineage', id, '--format', 'openlineage'])).out)
    expect([isDataset(dataset), isDataset.errors]).toEqual([true, null])
    const { _producer, _schemaURL } = dataset.facets.columnLineage
    for (const address of [_producer, _schemaURL]) expect(URL.canParse(address)).toBe(true)
  })

  /** What SSSOM asks of its TSV: the metadata is YAML behind #, every reference has a prefix that is declared, built-in ones as fixed. */
  test.each(ids)('SSSOM: %s', async id => {
    const lines = (await txmap(['lineage', id, '--format', 'sssom'])).out.trimEnd().split('\n')
    const metadata: Readonly<Record<string, string>> & {
      readonly curie_map: Readonly<Record<string, string>>
    } = parse(lines.flatMap(line => (line.startsWith('#') ? [line.slice(1)] : [])).join('\n'))
    for (const slot of ['mapping_set_id', 'license']) expect(URL.canParse(metadata[slot] ?? '')).toBe(true)
    const prefixes = metadata.curie_map
    expect(prefixes).toMatchObject({
      semapv: 'https://w3id.org/semapv/vocab/',
      skos: 'http://www.w3.org/2004/02/skos/core#',
    })
    const [head = [], ...rows] = lines.filter(line => !line.startsWith('#')).map(cells)
    expect(rows.length).toBeGreaterThan(0)
    const faults = rows.flatMap(row => {
      const references = ['subject_id', 'predicate_id', 'object_id', 'mapping_justification']
      const isFine = references.every(slot => {
        const [prefix = '', name = ''] = (row[head.indexOf(slot)] ?? '').split(':')
        return /^[^\s"<>{}|^`]+$/.test(name) && URL.canParse(`${prefixes[prefix]}${name}`)
      })
      return isFine && row.length === head.length ? [] : [row]
    })
    expect(faults).toEqual([])
  })

  test('a quote in a label is written so that it comes back', async () => {
    const { out } = await txmap(['lineage', quoted, '--format', 'sssom'])
    const rows = out
      .trimEnd()
      .split('\n')
      .filter(line => !line.startsWith('#'))
      .map(cells)
    expect(rows.map(row => row[1])).toEqual(['subject_label', 'SECTION_FILING > "OTHER" INCOME'])
  })
})

/** The cells of a line of TSV, with quotes as in CSV. */
function cells(line: string): readonly string[] {
  return line.split('\t').map(cell => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
}
