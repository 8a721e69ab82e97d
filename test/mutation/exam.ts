/**
 * What the tests of the mappings hold of a set of plans: the sample transcripts give what is expected, every known wording is
 * read as what it is, every known form of an entry is told, every check is one that a test demands.
 * The same statements as test/golden.test.ts, test/catalogue/coverage.test.ts and test/catalogue/checks.test.ts, for plans
 * other than the bundled ones.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mapper, mapperOf } from '../../src/mapper/mapper.ts'
import { canonicalForm } from '../../src/plan/canonical-form.ts'
import type { MappingPlan } from '../../src/plan/mapping-plan.ts'
import { canonicalLabel } from '../../src/text/canonical-label.ts'
import type { TranscriptResult } from '../../src/transcript/transcript-result.ts'
import { incomeForms, type Kind, type Row, rows, type Sample, samplesOf } from '../support/catalogue.ts'
import { goldens, projectRoot } from '../support/goldens.ts'

/** One statement about the mapping `mapping`: what is wrong, or nothing. */
export interface Question {
  readonly name: string
  readonly mapping: string
  /** The canonical labels that it is about; none where it is about a whole transcript. */
  readonly labels: readonly string[]
  readonly ask: (plan: MappingPlan, mapper: Mapper) => string | undefined
}

/** Every question about `plans`. */
export function questions(plans: readonly MappingPlan[]): readonly Question[] {
  return [
    ...goldens().flatMap(golden => {
      const file = join(golden.folder, 'expected.json')
      return existsSync(file) ? [goldenQuestion(golden.name, golden.text, readFileSync(file, 'utf8'))] : []
    }),
    ...rows().flatMap(row => {
      const plan = planFor(plans, row.type, row.form)
      return plan === undefined ? [] : wordingsOf(row).map(wording => wordingQuestion(row, wording, plan.id))
    }),
    ...[...incomeForms()].flatMap(([name, { types }]) =>
      types.flatMap(type => {
        const plan = planFor(plans, 'WAID', 'INCOME')
        return plan === undefined ? [] : [formQuestion(name, type, plan.id)]
      }),
    ),
    ...plans.map(checkQuestion),
  ]
}

function planFor(plans: readonly MappingPlan[], type: string, form: string): MappingPlan | undefined {
  const ofType = plans.filter(plan => plan.type === type)
  return (
    ofType.find(plan => plan.forms.includes(canonicalForm(form))) ??
    ofType.find(plan => plan.forms.length === 0)
  )
}

function goldenQuestion(name: string, text: string, expected: string): Question {
  // The file is one that the tests of the samples wrote.
  const { mapping } = JSON.parse(expected) as { readonly mapping: string }
  return {
    name: `golden ${name}`,
    mapping,
    labels: [],
    ask: (_, mapper) => {
      const result = mapper.mapTranscript(text)
      if (result.unmapped.length > 0) return 'something is unmapped'
      return expectation(result) === expected ? undefined : 'gives something else'
    },
  }
}

/** As in test/golden.test.ts. */
function expectation(result: TranscriptResult): string {
  const lineage = result.lineage()
  const paths = (state: string): readonly string[] =>
    lineage.filter(entry => entry.state === state).map(entry => entry.path)
  const issues = result.issues.map(({ code, severity, message, path, pointer }) => ({
    code,
    severity,
    message,
    path,
    pointer,
  }))
  const { data, unmapped, ignored, noData } = result
  const text = {
    mapping: result.mapping.id,
    noData,
    data,
    empty: paths('empty'),
    invalid: paths('invalid'),
    issues,
    unmapped,
    ignored,
  }
  return `${JSON.stringify(text, null, 2)}\n`
}

function wordingsOf(row: Row): readonly string[] {
  return [...new Set([row.label, ...row.aliases])]
}

function wordingQuestion(row: Row, wording: string, mapping: string): Question {
  const sides = samplesOf(row, wording)
  return {
    name: `wording ${row.type} ${row.form} ${row.section} > ${wording}`,
    mapping,
    labels: [canonicalLabel(wording)],
    ask: (_, mapper) => {
      const faults = sides.map(side => side.flatMap(sample => faultOf(row, sample, mapper) ?? []))
      return (faults.find((found, index) => found.length === 0 && sides[index]?.length !== 0) ??
        faults[0])?.[0]
    },
  }
}

/** As in test/catalogue/coverage.test.ts. */
const fitting: Readonly<Record<Kind, readonly string[]>> = {
  money: ['money', 'amountBeforeAsOf'],
  date: ['date', 'period'],
  id: ['taxId', 'code'],
  code: ['code', 'cycle', 'formNumber', 'transactionCode', 'text'],
  integer: ['integer'],
  ratio: ['ratio'],
  text: ['text'],
  'name/address': ['text'],
  'flag/indicator text': ['flag', 'filingStatus', 'text'],
}
const fractions: ReadonlySet<string> = new Set(['NUMBER OF SHARES TRANSFERRED'])

function faultOf(row: Row, { document, pointer }: Sample, mapper: Mapper): string | undefined {
  const result = mapper.mapTranscript(document)
  const issues = result.issues.filter(({ code }) => code !== 'check/failed' && code !== 'value/required')
  if (issues.length > 0) return issues[0]?.code
  if (result.unmapped.length > 0) return 'unmapped'
  const fit = [...fitting[row.kind], ...(fractions.has(row.label) ? ['ratio'] : [])]
  const readers = result.lineage().filter(entry => entry.sources.some(source => source.pointer === pointer))
  const isFit = readers.some(({ state, normalizer }) => state === 'value' && fit.includes(normalizer ?? ''))
  return isFit ? undefined : 'read by no field that fits'
}

function formQuestion(name: string, type: string, mapping: string): Question {
  return {
    name: `form ${name} as ${type}`,
    mapping,
    labels: [],
    ask: (_, mapper) => {
      const { data, issues } = mapper.mapTranscript({
        TYPE: 'WAID',
        SECTION_INCOME: [{ TYPE: type }],
        FORM: 'INCOME',
      })
      if (issues.some(issue => issue.code === 'transcript/unknown-entry')) return 'is unknown'
      return JSON.stringify(data).includes(`"form":${JSON.stringify(name)},`) ? undefined : 'is another form'
    },
  }
}

const checksTest = readFileSync(join(projectRoot, 'test/catalogue/checks.test.ts'), 'utf8')

/** test/catalogue/checks.test.ts breaks a transcript for each check by its words, and wants no words left over. */
function checkQuestion({ id, checks }: MappingPlan): Question {
  const demanded = checks.map(check => check.says).filter(says => checksTest.includes(`'${says}',`))
  return {
    name: `checks of ${id}`,
    mapping: id,
    labels: [],
    ask: plan => {
      const said = new Set(plan.checks.map(check => check.says))
      return demanded.every(says => said.has(says)) ? undefined : 'a check is missing'
    },
  }
}

/** A mapper for just `plan`. */
export function mapperFor(plan: MappingPlan): Mapper {
  return mapperOf([plan])
}
