/**
 * Mappings held to their versions: one that changed since a revision, and whose version did not rise as the change asks, is a finding
 * at its version. Maps the samples with both, and only where the two differ.
 */
import type { SourceFile } from '../../compile/source-file.ts'
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { MapperError } from '../../diagnostics/errors.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import type { MappingSpec, PartSpec } from '../../spec/mapping-spec.ts'
import { counted } from '../../text/messages/counted.ts'
import { mapWith } from './map-with.ts'
import { type FieldDiff, MappingComparison, neededFor } from './mapping-diff.ts'
import { raisedVersion, type VersionPart } from './version-part.ts'

/** Mappings as they were, and as they are. */
export interface Versions {
  /** The name of the revision. */
  readonly revision: string
  readonly old: readonly WrittenPlan[]
  readonly plans: readonly WrittenPlan[]
  readonly specs: readonly (MappingSpec | PartSpec)[]
  /** JSON texts, with their names. */
  readonly samples: readonly SourceFile[]
}

/** A mapping is the one that it was by its id: one with another id is new. */
export function versionFindings({ revision, old, plans, specs, samples }: Versions): readonly Diagnostic[] {
  const before = new Map(old.map(plan => [plan.id, plan]))
  const mappings = new Map(specs.flatMap(spec => (spec.kind === 'mapping' ? [[spec.id.value, spec]] : [])))
  return plans.flatMap(now => {
    const was = before.get(now.id)
    const spec = mappings.get(now.id)
    return was === undefined || spec === undefined || was.hash === now.hash
      ? []
      : findingOf(was, now, { spec, revision, samples })
  })
}

function findingOf(
  old: WrittenPlan,
  now: WrittenPlan,
  { spec, revision, samples }: { readonly spec: MappingSpec } & Pick<Versions, 'revision' | 'samples'>,
): readonly Diagnostic[] {
  const comparison = new MappingComparison(old, now)
  const [mapOld, mapNow] = [mapWith(old), mapWith(now)]
  for (const { text } of samples)
    whereRead(() => {
      comparison.add(mapOld(text), mapNow(text))
    })
  const { needed, isEnough, fields } = comparison.diff()
  if (isEnough || needed === 'none') return []
  const version = raisedVersion(old.version, needed)
  const reason = reasonOf(needed, fields)
  const parameters = { id: now.id, revision, from: old.version, part: needed, reason }
  const fix = { span: spec.version.span, replacement: `"${version}"`, safe: true }
  return [diagnostic('version/not-raised', parameters, spec.version.span, `write version: "${version}"`, fix)]
}

/** What is not a transcript is reported as a sample. */
function whereRead(map: () => void): void {
  try {
    map()
  } catch (error) {
    if (!(error instanceof MapperError) || error.code.startsWith('bug/')) throw error
  }
}

const valueSays = {
  breaking: 'no value any more',
  'value-only': 'another value',
  additive: 'a value that it had not',
} as const

/** The first of the changes that ask for most. */
function reasonOf(needed: VersionPart, fields: readonly FieldDiff[]): string {
  const found = fields.find(field => neededFor(field) === needed)
  if (found === undefined) return 'what it reads, or how, is not the same'
  const { field, change, documents, types } = found
  const where = `in ${counted(documents, 'sample')}`
  const name = `"${field}"`
  switch (change) {
    case 'added':
      return `${name} is new`
    case 'removed':
      return `${name} is gone`
    case 'retyped':
      return `${name} was ${types?.from ?? ''} and is ${types?.to ?? ''}`
    default:
      return `${name} has ${valueSays[found.class]} ${where}`
  }
}
