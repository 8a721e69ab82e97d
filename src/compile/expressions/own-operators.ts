/** Expressions with operators of other languages, written as they are here. */
import { ExpressionError } from '../../diagnostics/errors.ts'
import { readExpression } from '../../evaluate/read/read-expression.ts'
import { eachToken } from '../../evaluate/read/tokens.ts'

/** What is meant, whole. */
export interface OwnOperators {
  readonly text: string
  /** Nothing else can be meant. */
  readonly safe: boolean
}

/** Stands for a quoted text, in which nothing is an operator; no expression holds it. */
const mark = '\uE000'
/** Neither a part of a longer name nor of a variable, nor a step behind another. */
const path = `(?:(?<![\\w.$\\])])[A-Za-z_][\\w.]*(?![\\w.])|${mark}\\d+${mark})`
/** In front of what is negated: behind any other operator another part of the expression may be meant. */
const front = '(?<=(?:^|[(,;]|(?<!\\?)[?:]|(?<![\\w.$])(?:and|or)(?!\\w))\\s*)'
/** Behind what is negated: of `not a = b` some languages negate `a`, and some the whole. */
const end = '(?=\\s*(?:$|[),;:\\]]|\\?(?![?:])|(?:and|or)(?![\\w.(])))'
const free = (word: string): string => `(?<![\\w.$])${word}(?![\\w.(])`

/** Longer expressions are not searched: what stands in front is looked for behind each run of blanks. */
const longest = 2000

/** In the order in which they are put in the place of what is written. */
const rewritings: readonly (readonly [RegExp, string])[] = [
  [/ ?&& ?/g, ' and '],
  [/!==|<>|≠/g, '!='],
  [/={2,3}/g, '='],
  [/≥/g, '>='],
  [/≤|=</g, '<='],
  [new RegExp(free('AND'), 'g'), 'and'],
  [new RegExp(free('OR'), 'g'), 'or'],
  [new RegExp(free('IN'), 'g'), 'in'],
  [new RegExp(`${front}(${path})\\s+not\\s+in\\s+(\\[[^\\][]*\\]|${path})${end}`, 'gi'), '$$not($1 in $2)'],
  [/(?<=\s)is\s+not(?=\s)/gi, '!='],
  [/(?<=\s)(?:is|eq|equals)(?=\s)/gi, '='],
  [new RegExp(`${front}(?:!|not\\s)\\s*(${path})${end}`, 'gi'), '$$not($1)'],
  [new RegExp(`${front}(?:!|not)\\s*(\\([^()]*\\))${end}`, 'gi'), '$$not$1'],
]

/**
 * The expression as it is written here; `undefined` where nothing of other languages is in it, or where it cannot be read with that
 * either. `bars` is what `||` is taken for: among texts some languages join them by it, and some take the first that there is.
 */
export function withOwnOperators(text: string, bars: 'or' | '??' | '&' = 'or'): OwnOperators | undefined {
  if (text.length > longest || text.includes('/*') || text.includes(mark)) return undefined
  const { bare, quoted } = withoutQuoted(text)
  const choice = asChoice(asIf(bare))
  if (choice === undefined) return undefined
  const barred = choice.replace(/ ?\|\| ?/g, ` ${bars} `)
  const same = rewritings.reduce((written, [other, own]) => written.replace(other, own), barred)
  // An arrow is a comparison, or leads from a condition to what follows from it.
  const mended = same.replaceAll('=>', '>=')
  const whole = mended.replace(new RegExp(`${mark}(\\d+)${mark}`, 'g'), (_, at) => quoted[at] ?? '')
  return whole !== text && isReadable(whole) ? { text: whole, safe: mended === same } : undefined
}

function withoutQuoted(text: string): { readonly bare: string; readonly quoted: readonly string[] } {
  const quoted: string[] = []
  let bare = ''
  let done = 0
  eachToken(text, (from, to) => {
    if (!/["'`]/.test(text.charAt(from))) return
    bare += `${text.slice(done, from)}${mark}${quoted.length}${mark}`
    quoted.push(text.slice(from, to))
    done = to
  })
  return { bare: bare + text.slice(done), quoted }
}

/** `case when a then b else c end` as `if a then b else c`. */
function asIf(text: string): string {
  const [, cases] = /^\s*case\s+when\s(.*)\send\s*$/i.exec(text) ?? []
  return cases === undefined ? text : `if ${cases.replace(/\swhen\s/gi, ' else if ')}`
}

/** `if a then b else c` as `a ? b : c`, however many follow each other; `undefined` where it is not clear what belongs together. */
function asChoice(text: string): string | undefined {
  const count = (word: string): number => text.match(new RegExp(free(word), 'gi'))?.length ?? 0
  const [tests, thens, elses] = [count('if'), count('then'), count('else')]
  if (tests === 0) return text
  if (!/^\s*if\b/i.test(text) || thens !== tests || elses > tests || elses < tests - 1) return undefined
  // One within another may end anywhere.
  if (tests > (text.match(/\belse\s+if\b/gi)?.length ?? 0) + 1) return undefined
  return text
    .replace(/\s*\belse\s+if\s+/gi, ' : ')
    .replace(/^\s*if\s+/i, '')
    .replace(/\s*(?<![\w.$])then\s+/gi, ' ? ')
    .replace(/\s*(?<![\w.$])else\s+/gi, ' : ')
}

function isReadable(text: string): boolean {
  try {
    readExpression(text)
    return true
  } catch (error) {
    if (error instanceof ExpressionError) return false
    throw error
  }
}
