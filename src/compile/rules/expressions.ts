/** Derived fields, checks and key figures: expressions are allowed, call known functions and name fields that exist. */

import type { Code } from '../../diagnostics/codes/codes.ts'
import { mappingCodes } from '../../diagnostics/codes/mapping-codes.ts'
import { type Diagnostic, diagnostic, type Fix } from '../../diagnostics/diagnostic.ts'
import { ExpressionError } from '../../diagnostics/errors.ts'
import { inPackage } from '../../diagnostics/package-path.ts'
import type { Expression } from '../../evaluate/language/expression.ts'
import { checkMade } from '../../evaluate/read/read-expression.ts'
import type { ExpressionSpec, MappingSpec } from '../../spec/mapping-spec.ts'
import type { Span } from '../../text/places/position.ts'
import { absenceIn } from '../absence/expression-absence.ts'
import { callAt } from '../expressions/call-at.ts'
import { expressionFix } from '../expressions/expression-fixes.ts'
import { readingOf } from '../expressions/expression-reading.ts'
import { followedHint } from '../expressions/followed-hint.ts'
import { functionHint, isOfJsonata, meantCalls } from '../expressions/function-hints.ts'
import { labelHint } from '../expressions/label-hint.ts'
import { LastFound } from '../expressions/last-found.ts'
import { literalAt } from '../expressions/literal-at.ts'
import { oddCharacters } from '../expressions/odd-characters.ts'
import { anyBars, operatorHint } from '../expressions/operator-hints.ts'
import { withOwnOperators } from '../expressions/own-operators.ts'
import { type Stranger, strangersIn } from '../expressions/strangers.ts'
import { Trial } from '../expressions/trial.ts'
import { Output } from '../output/output.ts'
import { conditionFault, typeExpression } from '../types/expression-types.ts'
import { arithmeticHint } from '../types/hints/arithmetic-hints.ts'
import { resultFault } from '../types/result.ts'
import { typeOfNames } from '../types/value-type.ts'
import { UnknownOutputs } from './unknown-outputs.ts'

const longest = 10_000

/** Faults in the expressions of a mapping, each at its own character. */
export function checkExpressions(mapping: MappingSpec): readonly Diagnostic[] {
  const { fields, checks, keyFigures } = mapping.body
  const names = new Set(checks.flatMap(({ name }) => name?.value ?? []))
  const checker = new ExpressionChecker(new Output(fields), false, names)
  const derived = fields.flatMap(field =>
    field.derive === undefined ? [] : checker.check(field.derive, field.as?.value ?? '', field.name.value),
  )
  return [
    ...derived,
    // One that is to be dropped where nothing is extended says nothing, which another rule reports.
    ...checks.flatMap(check => (check.keys.has('drop') ? [] : checker.check(check.that, undefined))),
    ...keyFigures.flatMap(figure => checker.unknown.check(figure.value.split('.'), figure.span)),
  ]
}

class ExpressionChecker {
  readonly #output: Output
  /** None where this is a trial itself. */
  readonly #trial: Trial | undefined
  readonly unknown: UnknownOutputs

  constructor(output: Output, isTrial = false, checks: ReadonlySet<string> = new Set()) {
    this.#output = output
    this.#trial = isTrial
      ? undefined
      : new Trial((expression, gives) => new ExpressionChecker(output, true).check(expression, gives))
    this.unknown = new UnknownOutputs(output, this.#trial, checks)
  }

  /** `gives` is what a derived field says that comes out; a check is a condition. `own` is the name of the derived field. */
  check(expression: ExpressionSpec, gives: string | undefined, own?: string): readonly Diagnostic[] {
    const { value, span } = expression
    if (value.length > longest) {
      const hint = 'move parts of it into derived fields'
      return [diagnostic('expression/too-large', { limit: '10,000 characters' }, span, hint)]
    }
    const odd = oddCharacters(expression, position => spanIn(expression, position))
    if (odd !== undefined) return [odd]
    try {
      const of = [gives, ...this.#output.readBy(expression)]
      if (sound.get(expression, of) === true) return []
      const reading = readingOf(expression)
      const strangers = strangersIn(reading.tree, gives !== undefined)
      if (strangers.length > 0) return strangers.map(each => strangerDiagnostic(each, expression))
      const whole = gives === undefined ? undefined : reading.paths.find(({ steps }) => steps.length === 0)
      if (whole !== undefined) return [wholeDataDiagnostic(whole.position, expression)]
      const unknown = reading.paths.flatMap(path =>
        this.unknown.check(path.steps, spanIn(expression, path.position), {
          expression,
          position: path.position,
          gives,
          own,
        }),
      )
      // Of what stands nowhere no type is known.
      const found = unknown.length > 0 ? unknown : this.#typeFaults(expression, reading.tree, gives)
      if (found.length > 0) return found
      if (gives === undefined && reading.paths.length === 0)
        return [diagnostic('expression/no-field', {}, span, 'name the fields that it is about, or remove it')]
      sound.set(expression, of, true)
      return []
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      return [this.#errorDiagnostic(error, expression, gives)]
    }
  }

  #errorDiagnostic(
    error: ExpressionError,
    expression: ExpressionSpec,
    gives: string | undefined,
  ): Diagnostic {
    const { code, position } = error
    const meant =
      this.#callHint(error, expression, gives) ??
      this.#operatorHint(error, expression, gives) ??
      this.#errorHint(error, expression)
    const { hint = hints[code], fix } = meant
    return {
      code,
      severity: 'error',
      message: plainMessage(error),
      span: spanIn(expression, position),
      ...(hint === undefined ? {} : { hint }),
      ...(fix === undefined ? {} : { fix }),
    }
  }

  #errorHint(error: ExpressionError, expression: ExpressionSpec): Mend {
    const { value } = expression
    const { position } = error
    const called = functionHint(error)
    const arithmetic = arithmeticHint(value, error, this.#output.names.whole)
    const own = isOfJsonata(error) ? undefined : error.hint
    const other = called?.hint ?? own ?? arithmetic?.hint ?? labelHint(value, error)
    const hint = other ?? operatorHint(value, error)
    const name = { from: position, to: position + (error.refused?.length ?? 0) }
    const fix =
      arithmetic?.instead !== undefined
        ? expressionFix(expression, arithmetic.instead, arithmetic.instead.text, arithmetic.instead.safe)
        : called?.name === undefined
          ? undefined
          : expressionFix(expression, name, `$${called.name}`, called.safe)
    return { hint, fix }
  }

  /** For operators of other languages: the whole expression as it is written here, with what is wrong of it then; `undefined` where there are none. */
  #operatorHint(
    error: ExpressionError,
    expression: ExpressionSpec,
    gives: string | undefined,
  ): Mend | undefined {
    const { value } = expression
    if (error.code !== 'expression/syntax') return undefined
    const mended = withOwnOperators(value)
    if (mended === undefined) return undefined
    const { text, safe } = mended
    const all = { from: 0, to: value.length }
    const isTried = this.#trial?.canTry(value) === true
    const sound = isTried ? this.#trial?.sound(value, all, text, gives, true) : text
    const whole = sound ?? text
    const isOfBars = withOwnOperators(value, '??')?.text !== text
    if (isOfBars) {
      const isKnown = isTried && this.#trial?.isOfKnown(text, gives) === true
      // Of what is true or false nothing else can be meant.
      if (!isKnown || sound === undefined)
        return { hint: (isKnown ? this.#barsHint(value, gives) : undefined) ?? anyBars, fix: undefined }
    }
    const operator = operatorHint(value, error)
    // One that is the same whatever stands beside it.
    const isAlone = operator !== undefined && /^write (?:[=!<>]+|and|or|".*)( once)?$/.test(operator)
    const isShown = whole.length <= longestShown && (whole !== text || !isAlone)
    return {
      hint: isShown ? `write ${whole}` : (operator ?? hints[error.code]),
      fix: expressionFix(expression, all, whole, safe && isSameQuestion(text, whole)),
    }
  }

  /** For `||` between what is not true or false: what else it is elsewhere, as far as that is accepted; `undefined` where nothing is. */
  #barsHint(value: string, gives: string | undefined): string | undefined {
    const all = { from: 0, to: value.length }
    const meant = (
      [
        ['??', 'the first that has a value'],
        ['&', 'them joined'],
      ] as const
    ).flatMap(([bars, what]) => {
      if (this.#trial?.canTry(value) !== true) return []
      const text = withOwnOperators(value, bars)?.text
      if (text === undefined || this.#trial.sound(value, all, text, gives) !== text) return []
      return [`${text} for ${what}`]
    })
    const hint = `write ${meant.join(', or ')}`
    return meant.length > 0 && hint.length <= 2 * longestShown ? hint : undefined
  }

  /** For a call of a function that is not known or not allowed: another one that is accepted there; `undefined` where none was tried. */
  #callHint(error: ExpressionError, expression: ExpressionSpec, gives: string | undefined): Mend | undefined {
    const { value } = expression
    const call = this.#trial?.canTry(value) === true ? callAt(value, error.position) : undefined
    const refused = error.refused ?? `$${call?.name}`
    if (call === undefined || (error.refused === undefined && error.hint !== `write ${refused}(...)`))
      return undefined
    const meant = meantCalls(refused, call.given)
    for (const { text, name } of meant) {
      const sound = this.#trial?.sound(value, call, text, gives, true)
      if (sound === undefined || sound.length > longestShown) continue
      const safe = functionHint(error)?.safe === true && !sound.includes('"half')
      if (sound !== text || name === undefined)
        return {
          hint: `write ${sound}`,
          fix: expressionFix(expression, call, sound, safe && name !== undefined),
        }
      const named = { from: call.from, to: call.from + call.name.length }
      return { hint: `did you mean "$${name}"?`, fix: expressionFix(expression, named, `$${name}`, safe) }
    }
    // What would be refused as well is not offered.
    if (meant.every(({ name }) => name === undefined)) return undefined
    return { hint: arithmeticHint(value, error, this.#output.names.whole)?.hint, fix: undefined }
  }

  #typeFaults(
    expression: ExpressionSpec,
    tree: Expression,
    gives: string | undefined,
  ): readonly Diagnostic[] {
    const types = typeExpression(tree, typeOfNames(this.#output.names.whole))
    const { type, faults } = types
    // Where a part is at fault, so is what comes of it.
    const last = gives === undefined ? conditionFault(tree, type) : resultFault(tree, type, gives)
    const all = faults.length > 0 || last === undefined ? faults : [last]
    if (all.length === 0) this.#checkRuns(expression, gives === undefined, types)
    return all.map(({ code, parameters, position, hint, instead }) => {
      const literal = code === 'expression/unknown-value' ? literalAt(expression.value, position) : undefined
      const span = spanIn(expression, position, literal?.to)
      // The type of a fault ties each code to its own parameters; taken apart, that tie is lost.
      const found = diagnostic<Code>(code, parameters as never, span, hint)
      const fix =
        instead === undefined || literal === undefined
          ? this.#followedFix(expression, found, position, gives)
          : expressionFix(expression, literal, JSON.stringify(instead.text), instead.safe)
      return fix === undefined ? found : { ...found, fix }
    })
  }

  /** What the hint for a comparison says, where nothing is wrong once it is followed. */
  #followedFix(
    expression: ExpressionSpec,
    found: Diagnostic,
    position: number,
    gives: string | undefined,
  ): Fix | undefined {
    const { value } = expression
    if (found.code !== 'expression/operand' || this.#trial?.canTry(value) !== true) return undefined
    const text = followedHint(value, found, position)
    const all = { from: 0, to: value.length }
    if (text === undefined || this.#trial.sound(value, all, text, gives, true) !== text) return undefined
    return expressionFix(expression, all, text, true)
  }

  /**
   * What runs may be longer than what was written.
   * @throws ExpressionError `expression/too-large`
   */
  #checkRuns(expression: ExpressionSpec, isCheck: boolean, types: ReturnType<typeof typeExpression>): void {
    const { runs } = absenceIn(expression, this.#output, isCheck, types)
    if (runs === expression.value) return
    try {
      checkMade(runs)
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      const limit = 'its guards for missing values leave room for'
      const hint = hints['expression/too-large']
      throw new ExpressionError('expression/too-large', { limit }, { table: mappingCodes, position: 0, hint })
    }
  }
}

/** What to do, for a reader and for a program. */
interface Mend {
  readonly hint: string | undefined
  readonly fix: Fix | undefined
}

/**
 * Whether a trial only added the way in which values of a kind are asked: that of a flag, or the comparison of two amounts.
 * For `not balance` it has to choose a question, whether there is one or whether it is above zero.
 */
function isSameQuestion(text: string, whole: string): boolean {
  const plain = (written: string): string => written.replace(/\.value(?![\w.(])/g, '')
  const asked = whole.replace(
    /\$compareMoney\(([\w.]+), ([\w.]+)\) (= -1|<= 0|= 1|>= 0)/g,
    (call, left, right, answer) => `${left} ${comparisons[answer] ?? call} ${right}`,
  )
  return plain(asked).replaceAll(' ', '') === plain(text).replaceAll(' ', '')
}

/** The operators that answers of `$compareMoney` stand for. */
const comparisons: Readonly<Record<string, string>> = { '= -1': '<', '<= 0': '<=', '= 1': '>', '>= 0': '>=' }

/** Longer texts are not shown in a hint. */
const longestShown = 100

/** Expressions in which nothing is wrong. */
const sound = new LastFound<ExpressionSpec, true>()

/** For what the evaluator refuses without a hint of its own. */
const hints: Partial<Record<Code, string>> = {
  'expression/syntax': 'check its brackets and quotes',
  'expression/not-allowed': `${inPackage('docs/mapping-language.md')}#expressions lists what is allowed`,
  'expression/unknown-function': `${inPackage('docs/mapping-language.md')}#expressions lists the functions`,
  'expression/too-large': 'move parts of it into derived fields',
}

function strangerDiagnostic({ name, position }: Stranger, expression: ExpressionSpec): Diagnostic {
  const what = name === '$' ? 'The whole input $$' : `The variable $${name}`
  const hint =
    name === '$' ? 'name the fields it reads' : `write ${name} without the dollar sign, or bind it with :=`
  return diagnostic('expression/not-allowed', { what }, spanIn(expression, position), hint)
}

/** A figure that reads all of the data would read itself, and no line of the transcript would be the one that it comes from. */
function wholeDataDiagnostic(position: number, expression: ExpressionSpec): Diagnostic {
  const what = { what: 'The whole data $' }
  return diagnostic('expression/not-allowed', what, spanIn(expression, position), 'name the fields it reads')
}

function plainMessage(error: ExpressionError): string {
  const suffix = error.hint === undefined ? '' : `; ${error.hint}`
  const { message } = error
  return message.endsWith(suffix) ? message.slice(0, message.length - suffix.length) : message
}

/** The place of a character of the expression in the file, with what stands up to `end`, or else the word that begins there. */
function spanIn({ value, span, node }: ExpressionSpec, position: number, end?: number): Span {
  const line = node.lines.findLast(each => each.start <= position)
  if (line === undefined || position < 0) return span
  const moved = Math.min(position - line.start, line.span.length)
  const word = /^[$\w.]+/.exec(value.slice(position))?.[0] ?? value.slice(position, position + 1)
  const length = end === undefined ? word.length : Math.min(end - position, line.span.length - moved)
  const { column, offset } = line.span
  return { ...line.span, column: column + moved, offset: offset + moved, length: Math.max(1, length) }
}
