/** The labels that a plan names, and the words they are made of. Made when it is first asked for: most documents need neither. */

import { unreachable } from '../../diagnostics/unreachable.ts'
import type { MappingPlan, PlanField } from '../../plan/mapping-plan.ts'
import { topLevelKeys } from '../../plan/top-level-keys.ts'
import { formNumbers, scheduleNames } from '../../text/labels/form-numbers.ts'
import { wordsOf } from './wording.ts'

export interface KnownLabels {
  /** Canonical. */
  readonly labels: ReadonlySet<string>
  /** Without their endings, see wording.ts. */
  readonly words: ReadonlySet<string>
}

/** Words that labels of transcripts are made of, whichever a mapping reads. */
const common = `
  ABATED ACCOUNT ADDRESS ADJUSTMENT AGE AMOUNT APPLIED ASSESSED BALANCE BEGINNING BOX BUSINESS CARRYOVER CHANGE CHARGE CHECK
  CLAIMED CODE COMPANY COMPUTED CONTINUED CORRECTED COST COUNT CREDIT CURRENT CYCLE DATE DEDUCTION DEFERRED DEPENDENT DESCRIPTION DUE
  EARNINGS EMPLOYEE EMPLOYER END ESTIMATED EXCESS EXPENSE FEDERAL FEE FILED FILING FORM GAIN GROSS HEALTH HOME
  IDENTIFICATION INCOME INDICATOR INFORMATION INSURANCE INTEREST ISSUER ITEM LATE LINE LOSS MEDICARE METHOD MONTH NAME NET NOTICE
  NUMBER OFFSET OWED PAID PART PAYER PAYMENT PENALTY PERIOD PLAN PRIOR PROFIT PROPERTY PROVIDER QUARTER RATE RECEIVED RECIPIENT REFUND REPORTED
  RETURN SCHEDULE SECURITY SHARE SOCIAL SOURCE SPOUSE STATE STATUS SUBTOTAL SUMMARY TAX TAXED TAXES TAXPAYER TIP TOTAL TRAN
  TRANSACTION TRANSCRIPT TRUSTEE TYPE UNPAID VALUE WAGE WITHHELD YEAR`
  .trim()
  .split(/\s+/)

/** The labels of `plan`, and those of every transcript. */
export function knownLabels({ fields, ignore }: Pick<MappingPlan, 'fields' | 'ignore'>): KnownLabels {
  const labels = new Set([...topLevelKeys, ...ignore.flatMap(({ path }) => path), ...labelsOf(fields)])
  return { labels, words: new Set([...labels, ...common, ...formNumbers, ...scheduleNames].flatMap(wordsOf)) }
}

function labelsOf(fields: readonly PlanField[]): readonly string[] {
  return fields.flatMap(labelsOfField)
}

function labelsOfField(field: PlanField): readonly string[] {
  switch (field.kind) {
    case 'value':
      return [...field.sources.flatMap(({ path }) => path), ...(field.with ?? [])]
    case 'whether':
    case 'kept':
      return field.path
    case 'rowAbove':
      return [field.label]
    case 'group':
      return [...field.sections.flat(), ...labelsOf(field.fields)]
    case 'list':
      return [...field.paths.flat(), ...field.where.map(({ label }) => label), ...labelsOf(field.fields)]
    case 'choice':
      return [
        ...field.paths.flat(),
        ...field.where.map(({ label }) => label),
        field.by,
        ...field.cases.flatMap(each => labelsOf(each.fields)),
        ...labelsOf(field.otherwise.fields),
      ]
    case 'notice':
    case 'derived':
      return []
    default:
      return unreachable(field)
  }
}
