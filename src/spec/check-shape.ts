/** Holds a mapping against schemas/mapping.schema.json and says in the author's words what does not fit, and where. */
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts'
import { pointerSteps } from '../text/json-pointer.ts'
import { didYouMean, nearestNames } from '../text/nearest-names.ts'
import type { Span } from '../text/position.ts'
import { type ShapeFault, validateShape } from './shape.gen.ts'
import { entryOf, plainValue, type SpannedNode } from './spanned-node.ts'

/** Every place where `node` has not the shape of a mapping. */
export function checkShape(node: SpannedNode): readonly Diagnostic[] {
  return validateShape(plainValue(node))
    .filter(fault => fault.keyword !== 'propertyNames')
    .map(fault => shapeDiagnostic(fault, node))
}

interface Place {
  /** The name of the thing, as the author wrote it. */
  readonly name: string
  readonly node: SpannedNode
  readonly span: Span
}

function shapeDiagnostic(fault: ShapeFault, root: SpannedNode): Diagnostic {
  const place = placeOf(root, fault.instancePath)
  if (fault.propertyName !== undefined) {
    const span = entryOf(place.node, fault.propertyName)?.keySpan ?? place.span
    const hint = 'a field name is one word in camelCase, such as adjustedGrossIncome'
    return diagnostic('spec/bad-value', { key: fault.propertyName, expected: 'a field name' }, span, hint)
  }
  switch (fault.keyword) {
    case 'additionalProperties': {
      const key = fault.params.additionalProperty ?? ''
      const known = Object.keys(fault.parentSchema.properties ?? {})
      const hint = didYouMean(nearestNames(key, known)) || list(known)
      const span = entryOf(place.node, key)?.keySpan ?? place.span
      return diagnostic('spec/unknown-key', { key, place: place.name }, span, hint)
    }
    case 'required': {
      const key = fault.params.missingProperty ?? ''
      const about = fault.parentSchema.properties?.[key]?.description
      return diagnostic('spec/missing-key', { key, place: place.name }, place.span, `add "${key}:"${about ? ` (${firstSentence(about)})` : ''}`)
    }
    case 'type':
      return typeDiagnostic(fault, place)
    case 'enum': {
      const known = fault.params.allowedValues ?? []
      const given = place.node.kind === 'scalar' ? String(place.node.value) : ''
      const hint = didYouMean(nearestNames(given, known)) || list(known)
      return diagnostic('spec/bad-value', { key: place.name, expected: `one of ${known.join(', ')}` }, place.span, hint)
    }
    case 'minItems':
      return diagnostic('spec/bad-value', { key: place.name, expected: 'a list with something in it' }, place.span)
    default: {
      const expected = fault.parentSchema.description
      return diagnostic('spec/bad-value', { key: place.name, expected: 'what is expected here' }, place.span, expected === undefined ? undefined : firstSentence(expected))
    }
  }
}

function typeDiagnostic(fault: ShapeFault, place: Place): Diagnostic {
  const wanted = fault.params.type ?? ''
  const types: readonly string[] = typeof wanted === 'string' ? wanted.split(',') : wanted
  const expected = types.map(type => typeNames[type] ?? type).join(' or ')
  const scalar = place.node.kind === 'scalar' ? place.node.value : undefined
  const quotable = types.includes('string') && (typeof scalar === 'number' || typeof scalar === 'boolean')
  const hint = quotable
    ? `put it in quotes: "${scalar}"`
    : types.includes('array') && place.node.kind === 'scalar'
      ? `write a list: [${String(scalar)}]`
      : undefined
  return diagnostic('spec/wrong-type', { key: place.name, expected }, place.span, hint)
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'a group of keys',
  boolean: 'true or false',
}

function placeOf(root: SpannedNode, instancePath: string): Place {
  let node = root
  let name = 'the mapping'
  let span: Span = { ...root.span, length: 1 }
  for (const step of pointerSteps(instancePath)) {
    if (node.kind === 'list') {
      const item = node.items[Number(step)]
      if (item === undefined) break
      node = item
      span = item.span
      if (name === 'the mapping') name = step
    } else {
      const entry = entryOf(node, step)
      if (entry === undefined) break
      node = entry.value
      name = step
      span = node.kind === 'scalar' && node.value !== null ? node.span : entry.keySpan
    }
  }
  return { name, node, span }
}

function list(names: readonly string[]): string {
  return names.length <= 7 ? `known are ${names.join(', ')}` : ''
}

function firstSentence(text: string): string {
  return /^(.*?)(?:[.:] |\.$|$)/.exec(text)?.[1] ?? text
}
