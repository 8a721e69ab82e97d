/** Why a field has its value, or has none: the way from the line of the transcript, or what is missing on it. */
import { unreachable } from '../../diagnostics/unreachable.ts'
import type { PlanField } from '../../plan/mapping-plan.ts'
import { canonicalLabel } from '../../text/labels/canonical-label.ts'
import { pointerSteps } from '../../text/places/json-pointer.ts'
import type { Issue } from '../../transcript/issue.ts'
import { entriesOf, insideOf } from '../../transcript/lineage/read-places.ts'
import type { LineageEntry } from '../../transcript/lineage-entry.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import type { Section } from '../../transcript/view/section.ts'
import { type Reason, shapeOf } from './reason.ts'

/** What a field is explained from. */
export interface Explained {
  readonly result: TranscriptResult
  readonly fields: readonly PlanField[]
  /** The transcript as the mapping reads it. */
  readonly view: Section
  /** Raw texts are given as they are, not their shapes. */
  readonly showValues: boolean
}

/** Derived fields are followed so far, and of each so many inputs are given; the rest is counted. */
const deepest = 12
const mostInputs = 30

/**
 * Why the field at `path` is what it is; for a path of several fields, why each of them is.
 * @throws UnknownPathError where the mapping has no such field
 */
export function whyField(explained: Explained, path: string): readonly Reason[] {
  const found = explained.result.lineage(path)
  const asked = new FieldReasons(explained)
  if (found.length > 0) return found.map(entry => asked.reason(entry, 0))
  return [{ path, state: 'absent', says: asked.missing(path), inside: [] }]
}

class FieldReasons {
  readonly #explained: Explained
  /** Derived fields whose inputs were given: those of another one that rests on it are the same. */
  readonly #explainedOnce = new Set<string>()
  /** By their paths without positions in lists. */
  readonly #byNames = new Map<string, LineageEntry[]>()

  constructor(explained: Explained) {
    this.#explained = explained
    for (const entry of explained.result.lineage()) {
      // A field is an input by its own path and by those of all that hold it.
      const names = namesOf(entry.path)
      for (let end = names.length; end > 0; end = names.lastIndexOf('/', end - 1)) {
        const key = names.slice(0, end)
        const same = this.#byNames.get(key)
        if (same === undefined) this.#byNames.set(key, [entry])
        else same.push(entry)
      }
    }
  }

  reason(entry: LineageEntry, depth: number): Reason {
    const { path, state, spec } = entry
    const field = this.#fieldAt(path)
    const about = this.#issuesAt(path)
    if (field?.kind === 'derived') {
      const isAgain = this.#explainedOnce.has(path)
      this.#explainedOnce.add(path)
      const inputs = isAgain || depth >= deepest ? [] : this.#inputs(entry, field, depth)
      const says = isAgain ? 'as explained above' : derivedSays(state, inputs)
      return { path, state, spec, says, inside: [...about, ...inputs] }
    }
    const [source] = entry.sources
    const rest = entry.sources
      .slice(1)
      .map(each => this.#source(each.pointer, each.raw, each.beside === true))
    if (source === undefined) return { path, state, spec, says: this.missing(path), inside: about }
    return {
      path,
      state,
      spec,
      says: readSays(state, entry.normalizer),
      pointer: source.pointer,
      raw: this.#shown(source.raw),
      inside: [...rest, ...this.#lost(path, source.pointer), ...about],
    }
  }

  /** Why no line is there for a field: which section, entry or label is missing. */
  missing(path: string): string {
    let fields = this.#explained.fields
    let view: Section | undefined = this.#explained.view
    const steps = pointerSteps(path)
    for (let at = 0; at < steps.length; at++) {
      const found = fields.find(each => each.name === steps[at])
      if (found === undefined) return 'nothing of the transcript leads to it'
      if (found.kind === 'group') {
        const inside: Section | undefined = insideOf(found, view)
        if (inside === undefined && view !== undefined)
          return `the transcript has no section ${either(found.sections)}${whereIn(view)}`
        view = inside
        fields = found.fields
      } else if (found.kind === 'list' || found.kind === 'choice') {
        const entries = entriesOf(found, view)
        const position = Number(steps[++at] ?? 0)
        const entry: Section | undefined = entries[position]
        if (entry === undefined)
          return entries.length === 0
            ? `the transcript has no entry of ${either(found.paths)}`
            : `the list has ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}, from 0 on`
        view = entry
        fields = found.kind === 'list' ? found.fields : casesOf(found, steps[at + 1])
      } else return labelSays(found, view)
    }
    return 'the transcript has nothing of it'
  }

  #inputs(
    { state }: LineageEntry,
    { reads, needs }: Extract<PlanField, { kind: 'derived' }>,
    depth: number,
  ): readonly Reason[] {
    const wanted = state === 'value' ? reads : needs.length > 0 ? needs : reads
    const given = wanted.flatMap(steps => this.#byNames.get(steps.map(step => `/${step}`).join('')) ?? [])
    const lacking = state === 'value' ? given : given.filter(each => each.state !== 'value')
    // Where each one that it must have is there, another one that it reads is not.
    const chosen =
      lacking.length > 0 || state === 'value'
        ? lacking
        : reads
            .flatMap(steps => this.#byNames.get(steps.map(step => `/${step}`).join('')) ?? [])
            .filter(each => each.state !== 'value')
    const empty = wanted
      .filter(steps => !this.#byNames.has(steps.map(step => `/${step}`).join('')))
      .map(steps => {
        const path = steps.map(step => `/${step}`).join('')
        return { path, state: 'absent', says: this.missing(path), inside: [] }
      })
    const listed = [...new Set(chosen)].slice(0, mostInputs)
    const more = new Set(chosen).size - listed.length
    return [
      ...listed.map(each => this.reason(each, depth + 1)),
      ...empty,
      ...(more > 0 ? [{ path: undefined, state: 'absent', says: `and ${more} more`, inside: [] }] : []),
    ]
  }

  #source(pointer: string, raw: unknown, isBeside: boolean): Reason {
    return {
      path: undefined,
      state: 'read',
      says: isBeside ? 'looked at beside it, to tell what it means' : 'read as well',
      pointer,
      raw: this.#shown(raw),
      inside: [],
    }
  }

  #issuesAt(path: string): readonly Reason[] {
    return this.#explained.result.issues.filter(issue => issue.path === path).map(issueReason)
  }

  /** Other wordings of the field that stand beside the one that was read and say something else. */
  #lost(path: string, pointer: string): readonly Reason[] {
    const field = valueFieldAt(this.#explained.fields, path)
    const wordings = new Set(field?.sources.map(source => source.path.at(-1)))
    const parent = pointer.slice(0, pointer.lastIndexOf('/') + 1)
    return this.#explained.result.issues
      .filter(({ code, pointer: at }) => {
        if (code !== 'transcript/other-source' || at?.startsWith(parent) !== true) return false
        return wordings.has(canonicalLabel(pointerSteps(at).at(-1) ?? ''))
      })
      .map(issueReason)
  }

  #shown(raw: unknown): string {
    return this.#explained.showValues ? JSON.stringify(raw) : shapeOf(raw)
  }

  #fieldAt(path: string): PlanField | undefined {
    const [name, ...rest] = pointerSteps(path)
    // Derived fields stand outermost.
    return rest.length === 0 ? this.#explained.fields.find(field => field.name === name) : undefined
  }
}

function issueReason({ code, message, pointer }: Issue): Reason {
  const place = pointer === null ? {} : { pointer }
  return { path: undefined, state: code, says: message, ...place, inside: [] }
}

function valueFieldAt(
  all: readonly PlanField[],
  path: string,
): Extract<PlanField, { kind: 'value' }> | undefined {
  let fields = all
  const steps = pointerSteps(path)
  for (let at = 0; at < steps.length; at++) {
    const found = fields.find(each => each.name === steps[at])
    if (found === undefined) return undefined
    if (found.kind === 'value') return found
    if (found.kind === 'list' || found.kind === 'choice') at++
    if (found.kind === 'choice') fields = casesOf(found, steps[at + 1])
    else if (found.kind === 'group' || found.kind === 'list') fields = found.fields
  }
  return undefined
}

function casesOf(
  field: Extract<PlanField, { kind: 'choice' }>,
  name: string | undefined,
): readonly PlanField[] {
  const all = [...field.cases.map(each => each.fields), field.otherwise.fields]
  return all.find(fields => fields.some(each => each.name === name)) ?? field.otherwise.fields
}

function readSays(state: string, normalizer: string | null): string {
  const how = normalizer === null ? '' : ` as ${normalizer}`
  switch (state) {
    case 'value':
      return `the line is there and read${how}`
    case 'empty':
      return 'the line is there, and blank or a word for nothing'
    case 'invalid':
      return `the line is there and cannot be read${how}`
    default:
      return 'no line of it is there'
  }
}

function derivedSays(state: string, inputs: readonly Reason[]): string {
  if (state === 'value') return 'derived from these fields'
  if (state === 'invalid') return 'not derived, as what it rests on cannot be read or computed'
  return inputs.length === 0
    ? 'derived, and nothing comes out of what is there'
    : 'not derived, as these inputs have no value'
}

function labelSays(field: PlanField, view: Section | undefined): string {
  const where = view === undefined ? '' : whereIn(view)
  switch (field.kind) {
    case 'value':
      return `no line is labelled ${field.sources.map(source => source.label).join(' or ')}${where}`
    case 'whether':
    case 'kept':
      return `the transcript has no ${either([field.path])}${where}`
    case 'rowAbove':
    case 'group':
    case 'list':
    case 'choice':
    case 'derived':
    case 'notice':
      return 'nothing of the transcript leads to it'
    default:
      return unreachable(field)
  }
}

function whereIn({ pointer }: Section): string {
  return pointer === '' ? '' : ` in ${pointer}`
}

function either(paths: readonly (readonly string[])[]): string {
  return paths.map(path => path.join(' > ')).join(' or ')
}

function namesOf(path: string): string {
  return path.replace(/\/(?:0|[1-9][0-9]*)(?=\/|$)/g, '')
}
