/**
 * The sources of a mapping's fields in notations of others: CSV (RFC 4180, with line feeds), SSSOM as TSV (mapping-commons.github.io/sssom), and the
 * column lineage facet of OpenLineage (openlineage.io, facet 1-2-0).
 */
import type { MappingPlan } from '../../plan/mapping-plan.ts'
import { type FieldSource, fieldSources } from './field-sources.ts'

type Exported = Pick<MappingPlan, 'id' | 'title' | 'version' | 'type' | 'fields'>

const home = 'https://github.com/tax-transcript-mapper/tax-transcript-mapper'

/** One row for each field and source, under a head. */
export function csvText(plan: Exported): string {
  const rows = fieldSources(plan).map(each => [
    each.field,
    each.source,
    each.kind,
    each.normalizer,
    each.spec,
  ])
  return [['field', 'source', 'kind', 'normalizer', 'spec'], ...rows]
    .map(row => `${row.map(csvCell).join(',')}\n`)
    .join('')
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The labels as subjects, the fields as objects; derived fields, which have no label, are left out. */
export function sssomText(plan: Exported): string {
  const head = [
    `#mapping_set_id: ${home}/mappings/${plan.id}`,
    `#mapping_set_version: ${JSON.stringify(plan.version)}`,
    `#mapping_set_title: ${JSON.stringify(plan.title)}`,
    '#license: https://spdx.org/licenses/MIT',
    '#curie_map:',
    `#  label: ${home}/labels/${plan.type}/`,
    `#  field: ${home}/mappings/${plan.id}/`,
    '#  semapv: https://w3id.org/semapv/vocab/',
    '#  skos: http://www.w3.org/2004/02/skos/core#',
  ]
  const columns = [
    'subject_id',
    'subject_label',
    'predicate_id',
    'object_id',
    'object_label',
    'mapping_justification',
    'comment',
  ]
  const rows = fieldSources(plan)
    .filter(({ kind }) => kind === 'label')
    .map(each => [
      `label:${encodeURIComponent(each.source)}`,
      each.source,
      'skos:exactMatch',
      `field:${encodeURIComponent(each.field)}`,
      each.field,
      'semapv:ManualMappingCuration',
      [each.normalizer, each.spec].filter(text => text !== '').join(' '),
    ])
  return [...head, ...[columns, ...rows].map(row => row.map(tsvCell).join('\t'))]
    .map(line => `${line}\n`)
    .join('')
}

/** Readers take a quote at the beginning of a cell for the beginning of a quoted one. */
function tsvCell(text: string): string {
  const line = text.replace(/[\t\r\n]/g, ' ')
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line
}

/** A dataset with the facet `columnLineage`: the transcript is the input, the data of the mapping the output. */
export function openLineage(plan: Exported): unknown {
  const columns = new Map<string, FieldSource[]>()
  for (const each of fieldSources(plan)) {
    const same = columns.get(each.field)
    if (same === undefined) columns.set(each.field, [each])
    else same.push(each)
  }
  const fields = [...columns].map(([field, sources]) => [
    field,
    {
      inputFields: sources.map(({ source, kind, normalizer, spec }) => ({
        namespace: kind === 'label' ? 'transcript' : 'mapping',
        name: kind === 'label' ? plan.type : plan.id,
        field: source,
        transformations: [
          {
            type: 'DIRECT',
            subtype: kind === 'label' && normalizer === '' ? 'IDENTITY' : 'TRANSFORMATION',
            description: normalizer === '' ? spec : `${normalizer}, ${spec}`,
            masking: false,
          },
        ],
      })),
    },
  ])
  return {
    namespace: 'mapping',
    name: plan.id,
    facets: {
      columnLineage: {
        _producer: home,
        _schemaURL: 'https://openlineage.io/spec/facets/1-2-0/ColumnLineageDatasetFacet.json',
        fields: Object.fromEntries(fields),
      },
    },
  }
}
