/**
 * What an editor knows of a mapping: the schema that is written by hand, with every normalizer under `as`, every bundled part
 * under `use` and every bundled mapping under `extends`, each with its description, put in from their definitions. The compiler knows them by itself, and says more of a
 * wrong one, so the module that checks shapes is made without them.
 */

import type { SourceFile } from '../../compile/source-file.ts'
import type { Normalizer } from '../../normalize/definition.ts'
import { derivedKinds } from '../../normalize/output-shape.ts'
import { isNormalizerName, normalizers } from '../../normalize/registry.ts'
import { readSpec } from '../../spec/read-spec.ts'
import { type ChoiceName, choiceNames } from './without-choices.ts'

/** A word that may stand in a place, and what it means. */
interface Choice {
  readonly const: string
  readonly description: string
}

/** The text of schemas/mapping.schema.json, brought up to date. `text` is what it says now, `parts` and `mappings` are the bundled ones. */
export function mappingSchema(
  text: string,
  parts: readonly SourceFile[],
  mappings: readonly SourceFile[],
): string {
  const known: readonly Normalizer[] = Object.values(normalizers)
  const made: Readonly<Record<ChoiceName, unknown>> = {
    normalizerName: {
      description: 'The normalizer that reads the text; docs/normalizers.md shows what each accepts.',
      anyOf: known.map(({ name, summary }): Choice => ({ const: name, description: summary })),
    },
    readAs: {
      description: 'The normalizer that reads the text, or the kind of what is computed under derive.',
      anyOf: [
        { $ref: '#/$defs/normalizerName' },
        ...derivedKinds.filter(kind => !isNormalizerName(kind)).map(derivedChoice),
      ],
    },
    partName: {
      description: 'The name of a part: a bundled one, or one of your own.',
      anyOf: [
        ...parts.map(partChoice),
        { description: 'A part of your own, by the name in its file.', type: 'string', pattern: '\\S' },
      ],
    },
    baseName: {
      description: 'The id of a mapping: a bundled one, or one of your own.',
      anyOf: [
        ...mappings.map(mappingChoice),
        { description: 'A mapping of your own, by the id in its file.', type: 'string', pattern: '\\S' },
      ],
    },
  }
  return choiceNames.reduce((schema, name) => withDefinition(schema, name, made[name]), text)
}

/** Puts in one of the definitions. The rest of the text is a person's, and stays as it is written. */
function withDefinition(text: string, name: string, definition: unknown): string {
  const place = new RegExp(`^ {4}"${name}": \\{\\n[\\s\\S]*?^ {4}\\}`, 'm')
  if (!place.test(text)) throw new TypeError(`schemas/mapping.schema.json has no place for "${name}"`)
  const written = JSON.stringify(definition, null, 2).replaceAll('\n', '\n    ')
  return text.replace(place, () => `    "${name}": ${written}`)
}

/** What may stand under `derive` alone. */
function derivedChoice(kind: string): Choice {
  if (kind !== 'truth') throw new TypeError(`Nothing is said of what "${kind}" gives`)
  return { const: kind, description: 'Under derive: true or false' }
}

function partChoice({ name, text }: SourceFile): Choice {
  const { spec } = readSpec(name, text)
  if (spec?.kind !== 'part') throw new TypeError(`${name} holds no part`)
  return { const: spec.name.value, description: aboutPart(name, text) }
}

function mappingChoice({ name, text }: SourceFile): Choice {
  const { spec } = readSpec(name, text)
  if (spec?.kind !== 'mapping') throw new TypeError(`${name} holds no mapping`)
  return { const: spec.id.value, description: spec.title }
}

/** What the comment at the top of a part says of it, up to where its wordings come from. */
function aboutPart(name: string, text: string): string {
  const comment: string[] = []
  for (const line of text.split('\n')) {
    if (!line.startsWith('#')) break
    const words = line.replace(/^#\s*/, '')
    if (words.startsWith('Evidence:')) break
    if (!words.startsWith('yaml-language-server:')) comment.push(words)
  }
  if (comment.length === 0) throw new TypeError(`${name} does not say at its top what it is`)
  return comment.join(' ')
}
