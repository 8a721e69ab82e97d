/** For functions of other languages, and for names that are cut short: how they are called here. */
import type { ExpressionError } from '../../diagnostics/errors.ts'
import { allowedFunctions, refusedFunctions } from '../../evaluate/language/allow-list.ts'
import { valueFunctions } from '../../normalize/functions/value-functions.ts'
import { editDistance, nearestNames } from '../../text/messages/nearest-names.ts'

/** The function that is meant, or in words what stands in its place. */
export interface FunctionHint {
  readonly hint: string
  readonly name?: string
  /** Nothing else can be meant. */
  readonly safe: boolean
}

/** By the words of others, without "money" or "amount": the function here that takes the same. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    subtractMoney: 'sub subtract minus difference diff less deduct',
    addMoney: 'add plus',
    sumMoney: 'sum total sumof addup',
    meanMoney: 'mean average avg',
    largerMoney: 'max maximum larger largest greater greatest bigger',
    smallerMoney: 'min minimum smaller smallest lesser least',
    sameMoney: 'same equal equals eq isequal',
    compareMoney: 'compare cmp',
    isNegative: 'negative isneg isbelowzero',
    orZero: 'zero zeroifnull nulltozero',
    exists: 'has hasvalue defined isdefined present ispresent isset',
    count: 'size len rows countof',
    contains: 'includes',
    uppercase: 'upper toupper touppercase',
    lowercase: 'lower tolower tolowercase',
    trim: 'strip',
    substring: 'substr mid',
    string: 'str tostring text',
    not: 'isfalse',
    money: 'dollars currency usd',
  }).flatMap(([name, others]) => others.split(' ').map((other): [string, string] => [other, name])),
)

/** By the hints for what stands in the place of a function: that, written with what is given to it. */
const templates: Readonly<Record<string, (given: readonly string[]) => string | undefined>> = {
  'write a ?? b': given => (given.length > 1 ? given.join(' ?? ') : undefined),
  'write condition ? a : b': ([test, yes, no, more]) =>
    yes === undefined || more !== undefined ? undefined : `${test} ? ${yes} : ${no ?? 'null'}`,
  'write $exists(a) = false, or a = null': ([a, b]) =>
    a === undefined || b !== undefined ? undefined : `$exists(${a}) = false`,
  'write a & b': given => (given.length > 1 ? given.join(' & ') : undefined),
  'write $largerMoney(a, $subtractMoney($money("0.00"), a))': ([a, b]) =>
    a === undefined || b !== undefined
      ? undefined
      : `$largerMoney(${a}, $subtractMoney($money("0.00"), ${a}))`,
}

/** By the words of others: what stands in the place of a function. */
const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'write $shareOf(a, "75%", "half up") for a share of an amount':
      'multiply mul times product divide div percent percentof',
    'write a ?? b': 'coalesce nvl ifnull default ifempty',
    'write condition ? a : b': 'if iif choose',
    'write $exists(a) = false, or a = null': 'isnull isempty isblank missing isabsent',
    'write a & b': 'concat concatenate',
    'write $largerMoney(a, $subtractMoney($money("0.00"), a))': 'abs absolute',
  }).flatMap(([hint, others]) => others.split(' ').map((other): [string, string] => [other, hint])),
)

const known: readonly string[] = [...Object.keys(valueFunctions), ...allowedFunctions]

/** What to write in place of the function that an error is about; `undefined` where nothing is known of it. */
export function functionHint({ code, refused }: ExpressionError): FunctionHint | undefined {
  if (code !== 'expression/unknown-function' || refused === undefined) return undefined
  const { given, plain, bare } = spelled(refused)
  const instead = words.get(bare)
  if (instead !== undefined) return { hint: instead, safe: false }
  const own = namedBy(given, plain, bare)
  if (own !== undefined) return { hint: `did you mean "$${own}"?`, name: own, safe: true }
  if (isRefused(plain)) return undefined
  const [near, other] = nearestNames(given, known)
  if (near === undefined || other !== undefined) return undefined
  return { hint: `did you mean "$${near}"?`, name: near, safe: editDistance(near, given) <= 2 }
}

/** A call in place of one that is refused: of a function of that name, or without one. */
export interface MeantCall {
  readonly text: string
  readonly name?: string
}

/** The calls that may be meant by one of a function that is refused or not known, the likeliest first. */
export function meantCalls(refused: string, given: readonly string[]): readonly MeantCall[] {
  const { given: name, plain, bare } = spelled(refused)
  const text = templates[words.get(bare) ?? '']?.(given)
  const own = namedBy(name, plain, bare)
  const near = own !== undefined || words.has(bare) || isRefused(plain) ? [] : nearestNames(name, known)
  return [
    ...(text === undefined ? [] : [{ text }]),
    ...[...(bare === 'len' ? ['length'] : []), ...(own === undefined ? [] : [own]), ...near].map(each => ({
      name: each,
      text: `$${each}(${given.join(', ')})`,
    })),
  ]
}

/** Whether the function that is not known is one of JSONata in other capitals, which mappings have not. */
export function isOfJsonata({ code, refused }: ExpressionError): boolean {
  return code === 'expression/unknown-function' && refused !== undefined && isRefused(spelled(refused).plain)
}

function isRefused(plain: string): boolean {
  return [...refusedFunctions].some(name => name.toLowerCase() === plain)
}

function spelled(refused: string): { readonly given: string; readonly plain: string; readonly bare: string } {
  const given = refused.replace(/^\$/, '')
  const plain = given.toLowerCase().replace(/[_\d]/g, '')
  return { given, plain, bare: plain.replace(/^(?:money|amounts?)(?=.)|(?<=.)(?:money|amounts?)$/, '') }
}

/** The function that a name means, whatever its capitals: its own, that of another language, or one that is cut short. */
function namedBy(given: string, plain: string, bare: string): string | undefined {
  const same = known.filter(name => name.toLowerCase() === plain)
  const short = same.length > 0 ? same : known.filter(name => isShortFor(given, name))
  return same[0] ?? names.get(bare) ?? (short.length === 1 ? short[0] : undefined)
}

/** `subMoney` for `subtractMoney`: word by word the beginning. */
function isShortFor(given: string, name: string): boolean {
  const [own, full] = [wordsOf(given), wordsOf(name)]
  return (
    own.length === full.length &&
    own.every((word, index) => word.length > 1 && full[index]?.startsWith(word) === true)
  )
}

function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(' ')
    .filter(word => word !== '')
}
