/**
 * What the tests of the mappings hold of a set of plans: the sample transcripts give what is expected, every known wording is
 * read as what it is, every written phrase of an indicator gives its yes or no, every known form of an entry is reported, every
 * check is one that a test demands. The same statements as test/golden.test.ts and the tests coverage, flags and checks of
 * test/catalogue, for plans other than the bundled ones.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Question } from '../../src/authoring/slips/noticed-by.ts'
import { canonicalForm } from '../../src/plan/canonical-form.ts'
import type { WrittenPlan } from '../../src/plan/written-plan.ts'
import { canonicalLabel } from '../../src/text/labels/canonical-label.ts'
import { incomeForms, type Row, rows } from '../support/catalogue.ts'
import { checkExamples } from '../support/check-examples.ts'
import { expectation } from '../support/expectation.ts'
import { type Flag, faultOfPhrase, flags, printedPhrases, rowsOf } from '../support/flags.ts'
import { goldens } from '../support/goldens.ts'
import { faultsOf, wordingsOf } from '../support/wordings.ts'

/** Every question about `plans`. */
export function questions(plans: readonly WrittenPlan[]): readonly Question[] {
  return [
    ...goldens().flatMap(golden => {
      const file = join(golden.folder, 'expected.json')
      return existsSync(file) ? [goldenQuestion(golden.name, golden.text, readFileSync(file, 'utf8'))] : []
    }),
    ...rows().flatMap(row => {
      const plan = planFor(plans, row.type, row.form)
      return plan === undefined ? [] : wordingsOf(row).map(wording => wordingQuestion(row, wording, plan.id))
    }),
    ...flags().flatMap(flag =>
      rowsOf(flag).flatMap(row => {
        const plan = planFor(plans, row.type, row.form)
        return plan === undefined ? [] : [flagQuestion(flag, row, plan.id)]
      }),
    ),
    ...[...incomeForms()].flatMap(([name, { types }]) =>
      types.flatMap(type => {
        const plan = planFor(plans, 'WAID', 'INCOME')
        return plan === undefined ? [] : [formQuestion(name, type, plan.id)]
      }),
    ),
    ...plans.map(checkQuestion),
  ]
}

function planFor(plans: readonly WrittenPlan[], type: string, form: string): WrittenPlan | undefined {
  const ofType = plans.filter(plan => plan.type === type)
  return (
    ofType.find(plan => [...plan.forms, ...plan.family, ...plan.partly].includes(canonicalForm(form))) ??
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
    ask: (_, mapper) =>
      expectation(mapper.mapTranscript(text)) === expected ? undefined : 'gives something else',
  }
}

function wordingQuestion(row: Row, wording: string, mapping: string): Question {
  return {
    name: `wording ${row.type} ${row.form} ${row.section} > ${wording}`,
    mapping,
    labels: [canonicalLabel(wording)],
    ask: (_, mapper) => faultsOf(row, wording, document => mapper.mapTranscript(document))[0],
  }
}

function flagQuestion(flag: Flag, row: Row, mapping: string): Question {
  return {
    name: `flag ${row.type} ${row.form} ${row.section} > ${row.label}`,
    mapping,
    labels: wordingsOf(row).map(canonicalLabel),
    ask: (_, mapper) =>
      printedPhrases(flag, row)
        .map(printed => faultOfPhrase(printed, mapper.mapTranscript(printed.document)))
        .find(fault => fault !== undefined),
  }
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

const brokenChecks = new Set(checkExamples().faults.map(({ check }) => check))

/**
 * test/catalogue/checks.test.ts breaks a transcript for each check that docs/checks/faults.json names, and wants no name left over.
 * Checks of one name are for different years, and a transcript of each is broken.
 */
function checkQuestion({ id, checks }: WrittenPlan): Question {
  const demanded = checks.flatMap(({ name }) => (name !== undefined && brokenChecks.has(name) ? [name] : []))
  return {
    name: `checks of ${id}`,
    mapping: id,
    labels: [],
    ask: plan => {
      const count = (name: string, among: readonly (string | undefined)[]): number =>
        among.filter(each => each === name).length
      const named = plan.checks.map(check => check.name)
      const isWhole = demanded.every(name => count(name, named) >= count(name, demanded))
      return isWhole ? undefined : 'a check is missing'
    },
  }
}
