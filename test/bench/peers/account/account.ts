/**
 * The whole mapping `actr-1040` written by hand, as code that reads one kind of document and nothing else can be: data, figures, issues,
 * lines that were left unread, lineage. Tests hold its results against those of the mapping.
 *
 * What it was not made to read it refuses with `OutOfScope`, so that it never gives another result than the mapping: sections that
 * are repeated, unknown, or of another shape than a section; what is neither text nor null in the place of a text; a header that
 * names another form; a row without a day, an amount or words that a figure needs. Of the text of a document it does not give both values of a key that stands twice, and of limits it holds
 * none but the length of a text.
 */
import { canonicalForm } from '../../../../src/plan/canonical-form.ts'
import { quotedPath } from '../../../../src/text/labels/path-notation.ts'
import { failedChecks } from './checks.ts'
import { type AccountData, dataOf } from './data.ts'
import { Document, type JsonObject, type Lines, OutOfScope, type Unread } from './document.ts'
import { accountOf, addFigures } from './figures.ts'
import { type AccountIssue, issueOf } from './issues.ts'
import { lackingIn } from './lacking.ts'
import { mustNotBeInDoubt, unreadIssues } from './left-unread.ts'
import type { LineageEntry, LineageParts, LineageRules } from './lineage.ts'
import { atOdds } from './odds.ts'
import { type RefusedField, refusedFields, refusedIssue } from './refused.ts'
import type { Rules } from './rules.ts'
import { settle } from './settle.ts'
import { allUnread } from './unread.ts'
import { Values } from './values.ts'

/** What the library's result has, but for coverage and questions about single fields. */
export class AccountResult {
  readonly mapping: Rules['mapping']
  readonly data: AccountData
  readonly issues: readonly AccountIssue[]
  readonly unmapped: readonly string[]
  /** Nothing of an account is ignored. */
  readonly ignored: readonly never[] = noLines
  readonly noData: boolean
  readonly #lineageRules: LineageRules
  readonly #parts: LineageParts
  #lineage: readonly LineageEntry[] | undefined

  constructor(
    lineageRules: LineageRules,
    parts: LineageParts,
    issues: readonly AccountIssue[],
    unmapped: readonly string[],
  ) {
    this.mapping = lineageRules.rules.mapping
    this.data = parts.data
    this.issues = issues
    this.unmapped = unmapped
    this.noData = parts.document.notice !== undefined
    this.#lineageRules = lineageRules
    this.#parts = parts
  }

  lineage(): readonly LineageEntry[] {
    this.#lineage ??= this.#lineageRules.lineage(this.#parts)
    return this.#lineage
  }
}

const noLines: readonly never[] = []
const noNames: ReadonlySet<string> = new Set()
const noValues: ReadonlyMap<string, unknown> = new Map()
const noIssues: readonly AccountIssue[] = []
const noRefused: readonly RefusedField[] = []
const longestText = 16_777_216

/** Maps one account transcript: its text, or what was parsed from it. */
export function mapAccount(raw: unknown, lineageRules: LineageRules): AccountResult {
  const parsed: unknown = typeof raw === 'string' ? parsedText(raw) : raw
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new OutOfScope('no transcript')
  // Neither null nor a list, so an object of JSON.
  const document = new Document(parsed as JsonObject)
  if (typeof raw === 'string' && keyMarks(raw) !== document.keys)
    throw new OutOfScope('a key that stands twice')
  return resultOf(document, lineageRules)
}

function resultOf(document: Document, lineageRules: LineageRules): AccountResult {
  const { rules } = lineageRules
  const [type, form = ''] = document.top.values
  if (type !== 'ACTR' || typeof form !== 'string') throw new OutOfScope('another type of transcript')
  const values = new Values()
  const data = dataOf(document, values)
  const account = accountOf(data.transactions)
  addFigures(data, account)
  const odds = atOdds(document)
  const unread = allUnread(document, odds)
  const isPlain = !values.isRefused && unread.length === 0
  const refused = values.isRefused ? refusedFields(document, data) : noRefused
  const settled = refused.length === 0 ? undefined : settle(data, rules, refused)
  if (unread.length > 0) mustNotBeInDoubt(document, unread, rules)
  const isUnreadable = settled?.isUnreadable
  if (lackingIn(data, account).some(name => isUnreadable?.(`transactions.${name}`) !== true))
    throw new OutOfScope('a row that lacks what a figure needs')
  const failed = failedChecks(data, isUnreadable)
  const own = ownForm(form, data, rules)
  const reported = linesAtOdds(document, odds)
  const issues =
    isPlain && failed.length === 0 && own.length === 0
      ? noIssues
      : [
          ...own,
          ...reported,
          ...refused.map(each => refusedIssue(each, rules)),
          ...(settled?.issues ?? noIssues),
          ...failed.map(name => checkIssue(name, rules)),
          ...(unread.length === 0
            ? noIssues
            : unreadIssues(document, unread, pointersOf(reported), data, rules)),
        ]
  const unmapped = unread.length === 0 ? noLines : unread.map(each => each.pointer)
  const parts: LineageParts = {
    document,
    data,
    rules,
    late: odds.length === 0 ? noNames : new Set(unmapped),
    failed: settled === undefined ? noNames : new Set(settled.issues.map(each => each.path ?? '')),
    partial: settled?.partial ?? noValues,
  }
  return new AccountResult(lineageRules, parts, issues, unmapped)
}

function parsedText(text: string): unknown {
  if (text.length > longestText) throw new OutOfScope('a very long text')
  return JSON.parse(text)
}

/** How many keys a text has at least, and at most where none of its values holds a quote and a colon. */
function keyMarks(text: string): number {
  let count = 0
  for (let at = text.indexOf('":'); at !== -1; at = text.indexOf('":', at + 2)) count++
  return count
}

/** What is said of the form: another one of the family is read by this mapping, too. */
function ownForm(
  form: string,
  { header }: AccountData,
  { mapping, forms, family }: Rules,
): readonly AccountIssue[] {
  const printed = header.formNumber
  const isOwn = forms.includes(form)
  if (isOwn && (printed === null || printed === form)) return noIssues
  const asked = canonicalForm(form)
  if (!isOwn && !forms.includes(asked) && !family.includes(asked)) throw new OutOfScope('another form')
  if (printed !== null && printed !== form) {
    const canonical = canonicalForm(printed)
    if (canonical !== asked && !forms.includes(canonical) && !family.includes(canonical))
      throw new OutOfScope('a header of another form')
  }
  if (!family.includes(asked)) return noIssues
  const message = `Form "${form.trim()}" is read by mapping "${mapping.id}", whose family of forms includes it`
  return [issueOf('transcript/family-mapping', 'info', message, { pointer: '/FORM' })]
}

/** Labels that are printed again and wordings that disagree, section by section. */
function linesAtOdds(
  { inOrder, repeated }: Document,
  odds: readonly { readonly lines: Lines; readonly issue: AccountIssue | undefined }[],
): readonly AccountIssue[] {
  if (repeated.length === 0 && odds.length === 0) return noIssues
  return inOrder.flatMap(lines => [
    ...repeated.filter(each => each.lines === lines).map(repeatedIssue),
    ...odds.flatMap(each => (each.lines === lines ? (each.issue ?? []) : [])),
  ])
}

function pointersOf(issues: readonly AccountIssue[]): ReadonlySet<string> {
  return new Set(issues.map(({ pointer }) => pointer ?? ''))
}

function repeatedIssue({ pointer, key }: Unread): AccountIssue {
  const message = `Label ${quotedPath([key])} appears twice in one section; the first is read`
  return issueOf('transcript/duplicate-label', 'warning', message, { pointer })
}

function checkIssue(name: string, { checks }: Rules): AccountIssue {
  const check = checks.get(name)
  if (check === undefined) throw new TypeError(`The mapping has no check ${name}`)
  const { reads, says, severity, spec } = check
  const names = reads.map(upToRows)
  const message = `${says} (${[...new Set(names.map(steps => steps.join('.')))].join(', ')})`
  const path = (names[0] ?? []).map(step => `/${step}`).join('')
  return issueOf('check/failed', severity === 'error' ? 'error' : 'warning', message, {
    path,
    spec,
    check: name,
  })
}

/** The steps that lead to a place of the data: those into the rows lead to none. */
function upToRows(steps: readonly string[]): readonly string[] {
  return steps[0] === 'transactions' ? ['transactions'] : steps
}
