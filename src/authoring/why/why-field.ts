/** Why a field has its value, or has none: the way from the line of the transcript, or what is missing on it. */
import type { PlanCheck, PlanField } from '../../plan/mapping-plan.ts'
import { canonicalLabel } from '../../text/labels/canonical-label.ts'
import { pointerSteps } from '../../text/places/json-pointer.ts'
import type { Issue } from '../../transcript/issue.ts'
import { Absences, casesOf, figureSays, readSays } from '../../transcript/lineage/absences.ts'
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

/** Why each of the fields at `paths`, as checks name them, is what it is. */
export function inputReasons(
  explained: Explained,
  paths: PlanCheck['reads'],
  said?: Issue,
): readonly Reason[] {
  return new FieldReasons(explained, said).ofPaths(paths)
}

class FieldReasons {
  readonly #explained: Explained
  readonly #absences: Absences
  /** What the inputs are given for, which is said already. */
  readonly #said: Issue | undefined
  /** Derived fields whose inputs were given: those of another one that rests on it are the same. */
  readonly #explainedOnce = new Set<string>()

  constructor(explained: Explained, said?: Issue) {
    this.#explained = explained
    this.#said = said
    this.#absences = new Absences(explained.fields, explained.view, explained.result.lineage())
  }

  reason(entry: LineageEntry, depth: number): Reason {
    const { path, state, spec } = entry
    const figure = this.#absences.figure(path)
    const about = this.#issuesAt(path)
    if (figure !== undefined) {
      const isAgain = this.#explainedOnce.has(path)
      this.#explainedOnce.add(path)
      const inputs = isAgain || depth >= deepest ? [] : this.#inputs(entry, figure, depth)
      const says = isAgain ? 'as explained above' : figureSays(state, inputs.length)
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
    return this.#absences.missing(path)
  }

  ofPaths(paths: PlanCheck['reads']): readonly Reason[] {
    return this.#eachOf([...new Set(this.#absences.inputs(paths))], 0)
  }

  #inputs(
    { state }: LineageEntry,
    figure: Extract<PlanField, { kind: 'derived' }>,
    depth: number,
  ): readonly Reason[] {
    const inputs =
      state === 'value' ? [...new Set(this.#absences.inputs(figure.reads))] : this.#lacking(state, figure)
    return this.#eachOf(inputs, depth + 1)
  }

  #eachOf(inputs: readonly (LineageEntry | string)[], depth: number): readonly Reason[] {
    const more = inputs.length - mostInputs
    return [
      ...inputs
        .slice(0, mostInputs)
        .map(each =>
          typeof each === 'string'
            ? { path: each, state: 'absent', says: this.missing(each), inside: [] }
            : this.reason(each, depth),
        ),
      ...(more > 0 ? [{ path: undefined, state: 'absent', says: `and ${more} more`, inside: [] }] : []),
    ]
  }

  /** The inputs for which a derived field has no value, and none that are not to blame. */
  #lacking(
    state: LineageEntry['state'],
    figure: Extract<PlanField, { kind: 'derived' }>,
  ): readonly (LineageEntry | string)[] {
    const lacking = this.#absences.lackingInputs(figure)
    // Of an entry that is picked or counted as a whole no line has to have a value.
    const wholes = new Set(figure.reads.map(steps => steps.join('/')))
    const single = lacking.filter(each => typeof each === 'string' || !isInEntryOf(each.path, wholes))
    if (state !== 'invalid') return single
    const unread = single.filter(isUnread)
    return unread.length > 0 ? unread : ofDistinctLines(lacking.filter(isUnread))
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
    const { issues } = this.#explained.result
    return issues.filter(issue => issue.path === path && issue !== this.#said).map(issueReason)
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
}

function isUnread(input: LineageEntry | string): input is LineageEntry {
  return typeof input !== 'string' && input.state === 'invalid'
}

/** Whether a path leads into an entry of one of those lists, which are named without positions. */
function isInEntryOf(path: string, lists: ReadonlySet<string>): boolean {
  const names: string[] = []
  for (const step of pointerSteps(path)) {
    if (!/^\d+$/.test(step)) names.push(step)
    else if (lists.has(names.join('/'))) return true
  }
  return false
}

/** Without the fields that are read from the same line as one before them. */
function ofDistinctLines(entries: readonly LineageEntry[]): readonly LineageEntry[] {
  const lines = new Set<string>()
  return entries.filter(({ path, sources: [source] }) => {
    const line = source?.pointer ?? path
    const isNew = !lines.has(line)
    lines.add(line)
    return isNew
  })
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
