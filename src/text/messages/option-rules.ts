/** What the options of a function may be, one rule each, and the first of them that is not so. Shows kinds, never values. */
import { didYouMean, nearestNames } from './nearest-names.ts'
import { isPlain, plainKindOf } from './plain-kind.ts'

/** What one option may be. An option that is left out, or `undefined`, is always right. */
export interface Rule {
  /** In words that follow "where … is expected": "a list of texts". */
  readonly expected: string
  readonly fits: (value: unknown) => boolean
  /** What to write in place of a value that does not fit. */
  readonly hint?: (value: unknown) => string | undefined
  /** What a value that does not fit is, where its kind alone does not say it. */
  readonly found?: (value: unknown) => string | undefined
}

/** A rule for each option of a function, in the order of its documentation. */
export type Rules<Options> = Readonly<Record<keyof Options & string, Rule>>

/** The first thing that is wrong with options. */
export type OptionFault =
  | { readonly kind: 'unknown'; readonly name: string; readonly hint: string | undefined }
  | {
      readonly kind: 'wrong'
      /** The option in double quotes; `undefined` for the options as a whole. */
      readonly name: string | undefined
      /** What was given, in words; `undefined` where its kind says it. */
      readonly found: string | undefined
      readonly value?: unknown
      readonly expected: string
      readonly hint: string | undefined
    }

/** Any text. */
export const aText: Rule = { expected: 'a text', fits: value => typeof value === 'string' }
/** Any function. */
export const aFunction: Rule = { expected: 'a function', fits: value => typeof value === 'function' }
/** True or false. */
export const aSwitch: Rule = { expected: 'true or false', fits: value => typeof value === 'boolean' }
/** A plain object. */
export const anObject: Rule = { expected: 'an object', fits: isPlain }

/** A number of at least `least`; Infinity is one. */
export function aNumber(least: number): Rule {
  return {
    expected: `a number of at least ${least}`,
    fits: value => typeof value === 'number' && value >= least,
    found: value => (typeof value === 'number' && value < least ? 'a smaller number' : undefined),
  }
}

/** One of a few texts. */
export function oneOfTexts(...texts: readonly string[]): Rule {
  const words = texts.map(text => `"${text}"`)
  return {
    expected: `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
    fits: value => typeof value === 'string' && texts.includes(value),
    hint: value => (typeof value === 'string' && didYouMean(nearestNames(value, texts))) || undefined,
  }
}

/** A list of what `rule` allows. `items` names them: "texts". */
export function aListOf(rule: Rule, items: string): Rule {
  return {
    expected: `a list of ${items}`,
    // Also the places that a list with gaps leaves out.
    fits: value => Array.isArray(value) && Array.from<unknown>(value).every(rule.fits),
    found: value => {
      if (!Array.isArray(value)) return undefined
      const other = Array.from<unknown>(value).findIndex(item => !rule.fits(item))
      return `a list with ${plainKindOf(value[other])} in it`
    },
    hint: value => (typeof value === 'string' ? 'put it into a list: [text]' : undefined),
  }
}

/** An object that has these functions. */
export function anObjectWith(...names: readonly string[]): Rule {
  return {
    expected: `an object with ${names.join(', ')}`,
    fits: value =>
      typeof value === 'object' &&
      value !== null &&
      names.every(name => typeof Reflect.get(value, name) === 'function'),
  }
}

/** What is wrong with `options`; nothing where they are left out. */
export function optionFault<Options>(options: unknown, rules: Rules<Options>): OptionFault | undefined {
  if (options === undefined) return undefined
  if (!isPlain(options))
    return {
      kind: 'wrong',
      name: undefined,
      found: undefined,
      value: options,
      expected: 'an object of options',
      hint: listed(Object.keys(rules)),
    }
  const unknown = Object.keys(options).find(name => !Object.hasOwn(rules, name))
  if (unknown !== undefined) return unknownFault(unknown, Object.keys(rules))
  for (const [name, rule] of Object.entries<Rule>(rules)) {
    const value = options[name]
    if (value === undefined || rule.fits(value)) continue
    const [found, hint] = [rule.found?.(value), rule.hint?.(value)]
    return { kind: 'wrong', name: `"${name}"`, found, value, expected: rule.expected, hint }
  }
  return undefined
}

function unknownFault(name: string, known: readonly string[]): OptionFault {
  // A name that is no plain word may be anything, even the text of a mapping in the wrong place.
  const isWord = /^[A-Za-z]{1,40}$/.test(name)
  const hint = (isWord ? didYouMean(nearestNames(name, known)) : '') || listed(known)
  return { kind: 'unknown', name: isWord ? `"${name}"` : 'of that name', hint }
}

/** The names, where they are few enough to be read. */
function listed(names: readonly string[]): string | undefined {
  return names.length <= 7 ? `its options are ${names.join(', ')}` : undefined
}
