/**
 * The field that mappings are full of: a host's function on names of one record and on constants, without the closures that an
 * argument of any kind needs.
 */
import { constantOf } from '../language/constant.ts'
import type { Call, Expression, Variable } from '../language/expression.ts'
import { FixedRecord, type RecordNames } from '../run/fixed-record.ts'
import type { Evaluate, Frame } from '../run/frame.ts'
import { perKind } from '../run/per-kind.ts'
import type { HostFunction, Lowering } from '../scope/lowering.ts'
import { type RecordRead, recordRead } from '../shapes/record-read.ts'

/** Such a call, which is settled once for each kind of record that it meets. */
export class RecordCall {
  /** Where the record comes from. */
  readonly from: Variable | 'context'
  readonly #host: (value: unknown) => unknown
  readonly #read: RecordRead
  /** The argument by the way that serves any value. */
  readonly #general: Evaluate

  constructor(host: (value: unknown) => unknown, read: RecordRead, general: Evaluate) {
    this.from = read.from
    this.#host = host
    this.#read = read
    this.#general = general
  }

  /** The same call for records of one kind. */
  onKind(kind: RecordNames): KindCall {
    const { within, names } = this.#read
    const direct = (of: RecordNames): KindCall => {
      const [first = -1, ...others] = names.flatMap(name => of.get(name) ?? [])
      return new DirectCall(this.#host, first, others, this.#general)
    }
    if (within === undefined) return direct(kind)
    return new InnerCall(this.#host, kind.get(within) ?? -1, perKind(direct), this.#general)
  }

  /** The answer where there is no record but something else. */
  without(record: unknown, input: unknown, frame: Frame): unknown {
    return this.#host(record === undefined ? record : this.#general(input, frame))
  }
}

/** Such a call for records of one kind, whose names have settled positions. */
interface KindCall {
  /** The answer for a record of the kind that holds `values`. */
  readonly of: (values: readonly unknown[], input: unknown, frame: Frame) => unknown
}

/** The record has the names itself. */
class DirectCall implements KindCall {
  readonly #host: (value: unknown) => unknown
  readonly #first: number
  readonly #others: readonly number[]
  readonly #general: Evaluate

  constructor(
    host: (value: unknown) => unknown,
    first: number,
    others: readonly number[],
    general: Evaluate,
  ) {
    this.#host = host
    this.#first = first
    this.#others = others
    this.#general = general
  }

  of(values: readonly unknown[], input: unknown, frame: Frame): unknown {
    let found = this.#first < 0 ? undefined : values[this.#first]
    if (found === undefined) found = this.#other(values)
    return this.#host(typeof found === 'object' ? this.#general(input, frame) : found)
  }

  #other(values: readonly unknown[]): unknown {
    for (const position of this.#others) if (values[position] !== undefined) return values[position]
    return undefined
  }
}

/** A record within the record has the names. */
class InnerCall implements KindCall {
  readonly #host: (value: unknown) => unknown
  readonly #position: number
  readonly #direct: (kind: RecordNames) => KindCall
  readonly #general: Evaluate

  constructor(
    host: (value: unknown) => unknown,
    position: number,
    direct: (kind: RecordNames) => KindCall,
    general: Evaluate,
  ) {
    this.#host = host
    this.#position = position
    this.#direct = direct
    this.#general = general
  }

  of(values: readonly unknown[], input: unknown, frame: Frame): unknown {
    const inner = this.#position < 0 ? undefined : values[this.#position]
    if (inner instanceof FixedRecord) return this.#direct(inner.names).of(inner.values, input, frame)
    return this.#host(inner === undefined ? inner : this.#general(input, frame))
  }
}

/** The function of the host that `call` calls; `undefined` where it calls no such function. */
export function hostOf({ name }: Call, { functions, scope }: Lowering): HostFunction | undefined {
  return !scope.isBound(name) && Object.hasOwn(functions, name) ? functions[name] : undefined
}

/** What `expression` is if it is such a call; `undefined` for any other expression. */
export function recordCall(expression: Expression, lowering: Lowering): RecordCall | undefined {
  if (expression.kind !== 'call') return undefined
  const host = hostOf(expression, lowering)
  const [argument, ...others] = expression.given
  const read = argument === undefined ? undefined : recordRead(argument)
  const constants = others.flatMap(other => constantOf(other) ?? [])
  if (host === undefined || argument === undefined || read === undefined) return undefined
  if (constants.length < others.length) return undefined
  const withOthers = withConstants(
    host,
    constants.map(({ value }) => value),
  )
  return new RecordCall(withOthers, read, lowering.lower(argument, lowering.scope))
}

function withConstants(host: HostFunction, constants: readonly unknown[]): (value: unknown) => unknown {
  const [second, third] = constants
  if (constants.length === 0) return host
  if (constants.length === 1) return value => host(value, second)
  if (constants.length === 2) return value => host(value, second, third)
  return value => host(value, ...constants)
}
