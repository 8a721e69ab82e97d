/**
 * Figures that cannot be given for what stands in the place of a field and cannot be read. Looked at only where something was refused.
 */

import { Money } from '../../../../src/normalize/exact/exact-money.ts'
import type { DerivedField } from '../../../../src/plan/mapping-plan.ts'
import { quotedPath } from '../../../../src/text/labels/path-notation.ts'
import type { AccountData } from './data.ts'
import { accountOf, filingState, isWithoutData, netAssessed } from './figures.ts'
import { type AccountIssue, issueOf } from './issues.ts'
import type { RefusedField } from './refused.ts'
import type { Rules } from './rules.ts'

/** What a figure may leave out. */
export interface Doubt {
  readonly pointer: string
  /** As it is shown. */
  readonly key: string
}

/** What became of the figures. */
export interface Settled {
  readonly issues: readonly AccountIssue[]
  /** Whether what stands at a name cannot be read, or was not given for want of it. */
  readonly isUnreadable: ((name: string) => boolean) | undefined
  /** What the figures in doubt would be, by their paths. */
  readonly partial: ReadonlyMap<string, unknown>
}

/** Takes from `data` the figures that cannot be given. */
export function settle(data: AccountData, { figures }: Rules, refused: readonly RefusedField[]): Settled {
  const issues: AccountIssue[] = []
  const doubted = new Map<string, Doubt>()
  const partial = new Map<string, unknown>()
  const withoutValue = new Set<string>()
  const causes = new Map<string, string>()
  /** Figures that had a value. */
  const taken = new Set<string>()
  const isUnreadable = (name: string): boolean =>
    withoutValue.has(name.split('.')[0] ?? '') || refused.some(each => isOf(each, name))
  for (const field of figures) {
    const name = figureName(field)
    const path = `/${name}`
    const { spec } = field
    if (restsOnNothing(field, data, taken)) put(data, name, null)
    const value: unknown = data[name]
    const before = field.reads.map(([first = '']) => doubted.get(first)).find(each => each !== undefined)
    const doubt = before ?? (value === null ? undefined : ofRefused(field, data, refused))
    if (doubt !== undefined) {
      doubted.set(name, doubt)
      partial.set(path, value)
      taken.add(name)
      withoutValue.add(name)
      put(data, name, null)
      const message = `${name} has no value: it may leave out ${doubt.key}, which cannot be read`
      issues.push(issueOf('value/incomplete', 'error', message, { path, pointer: doubt.pointer, spec }))
      continue
    }
    const isWanting = (steps: readonly string[]): boolean =>
      isUnreadable(steps.join('.')) && (steps[0] !== 'transactions' || mayConcern(field, data, refused))
    const misread = refused.length + withoutValue.size === 0 ? undefined : field.tolerates?.find(isWanting)
    const cause = misread === undefined ? undefined : (causes.get(misread[0] ?? '') ?? misread.join('.'))
    if (cause !== undefined) {
      causes.set(name, cause)
      taken.add(name)
      withoutValue.add(name)
      put(data, name, null)
      const message = `Cannot be computed: what stands in the place of ${cause} cannot be read`
      issues.push(issueOf('value/underivable', 'error', message, { path, spec }))
    } else if (value === null && refused.length > 0 && field.reads.some(isWanting)) withoutValue.add(name)
  }
  const isKnown = refused.length > 0 || withoutValue.size > 0
  return { issues, isUnreadable: isKnown ? isUnreadable : undefined, partial }
}

/** Whether a figure has no value without another one that was taken away: every one that rests on others, but for what is said where there is no data. */
function restsOnNothing(
  { name, reads }: DerivedField,
  data: AccountData,
  taken: ReadonlySet<string>,
): boolean {
  if (taken.size === 0 || (name === 'filingState' && isWithoutData(data))) return false
  // It asks for the count of returns only where no row is printed, and does without it.
  if (name === 'amendedReturn') return false
  // These ask for the returns only beside a row that takes one back.
  const asksForReturns = name === 'filingProcessedDate' || name === 'netAssessedAfterFiling'
  if (asksForReturns && !data.transactions.some(({ code }) => code === '151')) return false
  return reads.some(([first = '']) => taken.has(first))
}

type FigureName = Exclude<keyof AccountData, 'header' | 'balance' | 'summary' | 'transactions'>

function figureName({ name }: DerivedField): FigureName {
  // The rules are those of the mapping whose data these are.
  return name as FigureName
}

function put(data: AccountData, name: FigureName, value: null): void {
  data[name] = value
}

/** Whether a refused field is what a name stands for, or lies in it; or, in no row, the name lies in it. */
function isOf(refused: RefusedField, name: string): boolean {
  return (
    refused.name === name ||
    refused.name.startsWith(`${name}.`) ||
    (refused.row === -1 && name.startsWith(`${refused.name}.`))
  )
}

/** What stands in a row and cannot be read. A figure that has a value may leave it out. */
function ofRefused(
  field: DerivedField,
  data: AccountData,
  refused: readonly RefusedField[],
): Doubt | undefined {
  for (const { name, row, pointer, key } of refused) {
    if (row === -1 || !readsUnneeded(field, name)) continue
    if (name !== 'transactions.code' && !isPicked(field, data, row)) continue
    if (name === 'transactions.amount' && !countsAmount(field, data, row)) continue
    return { pointer, key: shownKey(key) }
  }
  return undefined
}

/** Whether a figure may count a row: those that pick rows do so by their codes. */
function isPicked({ rows }: DerivedField, { transactions }: AccountData, at: number): boolean {
  return rows === undefined || rows.texts.includes(transactions[at]?.code ?? '')
}

/** Whether something in a row that cannot be read may concern a figure: the code, or what stands in a row that it picks. */
function mayConcern(field: DerivedField, data: AccountData, refused: readonly RefusedField[]): boolean {
  return refused.some(
    ({ name, row }) => row !== -1 && (name === 'transactions.code' || isPicked(field, data, row)),
  )
}

/** Whether a figure reads what it may do without. */
function readsUnneeded({ reads, needs }: DerivedField, name: string): boolean {
  const isName = (steps: readonly string[]): boolean => steps.join('.') === name
  return reads.some(isName) && !needs.some(isName)
}

const someAmount = new Money('987654321.11')

/** Whether a figure is another were an amount read in a row, alone. */
function countsAmount({ name }: DerivedField, data: AccountData, at: number): boolean {
  const row = data.transactions[at]
  if (row === undefined) return true
  const figureOver = (amount: Money | null): string | undefined => {
    const transactions = [{ ...row, amount }]
    const account = accountOf(transactions)
    return JSON.stringify(
      name === 'filingState' ? filingState({ ...data, transactions }, account) : netAssessed(account),
    )
  }
  return figureOver(null) !== figureOver(someAmount)
}

function shownKey(key: string): string {
  return quotedPath([key])
}
