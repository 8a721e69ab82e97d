/**
 * What a derived field or check gives where everything that it reads is missing. Documents share what a missing group is worth, so
 * that it is the same group is seen without looking into it, and the answer of the first such document is that of all.
 */
import type { CompiledExpression } from '../../evaluate/ready-expression.ts'

interface Answer {
  /** What it was found over, by the names that are read. */
  readonly over: readonly unknown[]
  readonly value: unknown
  /** What finding it counted. */
  readonly cost: number
}

/** `expression`, which reads nothing of the data but what stands under `reads`. What it counts is the same for every document. */
export function sparingAbsence(
  expression: CompiledExpression,
  reads: readonly (readonly string[])[],
): CompiledExpression {
  const names = [...new Set(reads.flatMap(([name]) => name ?? []))]
  let known: Answer | undefined
  return {
    evaluate(data, bindings, shared) {
      // No field has a name that all objects have.
      const fields = data as Readonly<Record<string, unknown>>
      if (known !== undefined && areAsBefore(known.over, names, fields)) {
        shared?.budget?.spend(known.cost, -1)
        return known.value
      }
      const spent = shared?.budget?.spent ?? 0
      const value = expression.evaluate(data, bindings, shared)
      // Of most documents the first of them is there.
      if (known === undefined && areMissing(names, fields))
        known = { over: valuesOf(names, fields), value, cost: (shared?.budget?.spent ?? 0) - spent }
      return value
    },
  }
}

function areMissing(names: readonly string[], fields: Readonly<Record<string, unknown>>): boolean {
  return names.every(name => isMissing(fields[name]))
}

function valuesOf(names: readonly string[], fields: Readonly<Record<string, unknown>>): readonly unknown[] {
  return names.map(name => fields[name])
}

/** An empty list, or what nothing can be put into: nothing, or what documents share. */
function isMissing(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : Object.isFrozen(value)
}

/** Asked for each expression over each document: a loop costs less than a call for each name. */
function areAsBefore(
  over: readonly unknown[],
  names: readonly string[],
  fields: Readonly<Record<string, unknown>>,
): boolean {
  for (let place = 0; place < names.length; place++)
    if (!isAsBefore(over[place], fields[names[place] ?? ''])) return false
  return true
}

function isAsBefore(before: unknown, now: unknown): boolean {
  return now === before || (Array.isArray(before) && Array.isArray(now) && now.length === 0)
}
