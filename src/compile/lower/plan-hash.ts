/** The hash of a plan, by which results of one version of a mapping are told from those of another. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { WrittenField, WrittenPlan } from '../../plan/written-plan.ts'

/** Of what can change a result: not of the wording of descriptions and labels, nor of where in a file a field stands. */
export function hashOf(plan: WrittenPlan): string {
  // The hash itself is one of them, and must not be asked for here.
  const entries = (Object.keys(plan) as (keyof WrittenPlan)[])
    .filter(key => key !== 'hash' && !wording.has(key))
    .map(key => `"${key}":${key === 'fields' ? hashedFields(plan.fields) : hashed(plan[key])}`)
  return bytesToHex(sha256(utf8ToBytes(`{${entries.join(',')}}`)))
}

/** The text of each field at the top, which several mappings may share. */
const hashedTexts = new WeakMap<WrittenField, string>()

function hashedFields(fields: readonly WrittenField[]): string {
  const texts = fields.map(field => {
    const text = hashedTexts.get(field) ?? hashed(field)
    hashedTexts.set(field, text)
    return text
  })
  return `[${texts.join(',')}]`
}

function hashed(value: unknown): string {
  return JSON.stringify(withoutWording(value))
}

const wording: ReadonlySet<string> = new Set(['about', 'spec', 'title', 'evidence'])

/** A copy: far quicker to write out than the original by way of a function that is asked about each value. */
function withoutWording(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutWording)
  // The label of a source is its path as written; the label of a condition is the path itself.
  const isSource = 'path' in value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !wording.has(key) && !(isSource && key === 'label'))
      .map(([key, inner]) => [key, withoutWording(inner)]),
  )
}
