/** Array and object constructors. */
import { refusedKeys } from '../language/allow-list.ts'
import type { ArrayOf, ObjectOf } from '../language/expression.ts'
import { refusal } from '../language/refusal.ts'
import type { JsonataNode } from './jsonata-tree.ts'
import type { Reader } from './reader.ts'

/** `[a, b]`. */
export function readArray(node: JsonataNode, reader: Reader): ArrayOf {
  const items = (node.expressions ?? []).map(item => reader.read(item))
  return { kind: 'array', position: reader.startOf(node), items, whole: node.consarray === true }
}

/** `{"a": b}`: keys are written out, each once, so that the shape of the object is known beforehand. */
export function readObject(node: JsonataNode, reader: Reader): ObjectOf {
  const pairs: readonly (readonly [JsonataNode, JsonataNode])[] = Array.isArray(node.lhs) ? node.lhs : []
  const keys = new Set<string>()
  const fields = pairs.map(([keyNode, valueNode]) => {
    const key = readKey(keyNode, reader)
    if (keys.has(key)) throw refusal(`The key "${shown(key)}" twice in one object`, reader.startOf(keyNode))
    keys.add(key)
    return { key, value: reader.read(valueNode) }
  })
  return { kind: 'object', position: reader.startOf(node), fields }
}

function readKey(node: JsonataNode, reader: Reader): string {
  if (node.type !== 'string' || node.predicate !== undefined || node.group !== undefined) {
    throw refusal('A key that is computed', reader.read(node).position, 'write the key in quotes')
  }
  const key = String(node.value)
  if (refusedKeys.has(key)) throw refusal(`The key "${key}"`, reader.startOf(node))
  return key
}

function shown(key: string): string {
  return key.length > 40 ? `${key.slice(0, 40)}…` : key
}
