/** Maps the samples and goldens of a project again and again: what came of a transcript is kept until it or its mapping changes. */
import { basename, join } from 'node:path'
import { noMapping, type UnreadSample } from '../../authoring/check/check-samples.ts'
import { FieldUses } from '../../authoring/check/field-uses.ts'
import { type GoldenMapper, type GoldenOutcome, tryGolden } from '../../authoring/golden/try-golden.ts'
import { bundledPlans } from '../../catalog/plans.gen.ts'
import { MapperError } from '../../diagnostics/errors.ts'
import { bundledMappings } from '../../mapper/bundled-mappings.ts'
import { mapOne } from '../../mapper/mapper.ts'
import { type MappingEntry, MappingTable } from '../../mapper/mapping-table.ts'
import { ownMapping } from '../../mapper/own-mapping.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import { defaultLimits } from '../../transcript/open/document-limits.ts'
import { readRaw } from '../../transcript/open/read-text.ts'
import { readOutline } from '../../transcript/open/shape.ts'
import { ProjectError } from '../project-error.ts'
import { readText } from '../project-text.ts'
import { stampOf } from './file-stamp.ts'

/** What came of one sample. */
export type SampleOutcome =
  | {
      readonly kind: 'mapped'
      readonly file: string
      /** The id of the mapping that read it. */
      readonly mapping: string
      readonly errors: number
      readonly warnings: number
      readonly unmapped: number
    }
  /** There is no result. */
  | { readonly kind: 'failed'; readonly file: string; readonly message: string }

/** What came of one golden. */
export interface GoldenTried {
  readonly folder: string
  readonly outcome: GoldenOutcome
}

interface Kept<Outcome> {
  /** What it was made from, apart from the mapping. */
  readonly stamp: string
  /** The mapping that read it; `undefined` where none fitted. */
  readonly entry: MappingEntry | undefined
  readonly outcome: Outcome
}

/** What samples say of one mapping. */
interface KeptUses {
  /** The samples, and what they were. */
  readonly stamp: string
  readonly uses: FieldUses
}

/** What chooses the mapping of a transcript. */
interface Outline {
  readonly stamp: string
  readonly type: string
  readonly form: string
}

export class ProjectSamples {
  readonly #entries = new WeakMap<WrittenPlan, MappingEntry>()
  #bundled: readonly MappingEntry[] | undefined
  #table = new MappingTable([])
  #own: ReadonlySet<MappingEntry> = new Set()
  #ownTable = new MappingTable([])
  #outlines = new Map<string, Outline>()
  #samples = new Map<string, Kept<SampleOutcome>>()
  #goldens = new Map<string, Kept<GoldenOutcome>>()
  #uses = new Map<MappingEntry, KeptUses>()

  /** From now on these are used, and the bundled mappings for what they leave open. */
  use(plans: readonly WrittenPlan[]): void {
    this.#bundled ??= bundledMappings(bundledPlans()).map(readyOnce)
    const own = plans.map(plan => {
      const entry = this.#entries.get(plan) ?? readyOnce(ownMapping(plan))
      this.#entries.set(plan, entry)
      return entry
    })
    this.#own = new Set(own)
    this.#ownTable = new MappingTable(own)
    const replaced = new Set(plans.map(plan => plan.id))
    this.#table = new MappingTable([...own, ...this.#bundled.filter(entry => !replaced.has(entry.id))])
  }

  /** What came of each sample. */
  samples(files: readonly string[]): readonly SampleOutcome[] {
    const before = this.#samples
    const chosen = files.map(file => {
      const stamp = stampOf(file)
      return { file, stamp, entry: this.#entryFor(file, stamp) }
    })
    const fresh = this.#freshUses(chosen)
    this.#samples = new Map()
    return chosen.map(({ file, stamp, entry }) => {
      const uses = entry === undefined ? undefined : fresh.get(entry)
      const kept = keptOr(uses === undefined ? before.get(file) : undefined, stamp, entry, () =>
        this.#sample(file, uses),
      )
      this.#samples.set(file, kept)
      return kept.outcome
    })
  }

  /** What the samples say of the fields of each own mapping. */
  uses(): readonly FieldUses[] {
    return [...this.#uses.values()].map(({ uses }) => uses)
  }

  /** The samples that no own mapping reads: those that a bundled one reads, too. */
  unread(): readonly UnreadSample[] {
    return [...this.#samples].flatMap(([name, { entry, outcome }]) => {
      const isRead = entry !== undefined && this.#own.has(entry)
      // Without the code in front.
      if (outcome.kind === 'failed') return [{ name, ...codeAndReason(outcome.message) }]
      const reason = isRead ? undefined : this.#whyNotOwn(name)
      return reason === undefined ? [] : [{ name, code: noMapping, reason }]
    })
  }

  /** Empty ones, by mapping, where a sample is new, changed or gone; the others are kept. */
  #freshUses(
    chosen: readonly {
      readonly file: string
      readonly stamp: string
      readonly entry: MappingEntry | undefined
    }[],
  ): ReadonlyMap<MappingEntry, FieldUses> {
    const stamps = new Map<MappingEntry, string[]>()
    for (const { file, stamp, entry } of chosen) {
      if (entry === undefined || !this.#own.has(entry)) continue
      const list = stamps.get(entry)
      if (list === undefined) stamps.set(entry, [`${file}\n${stamp}`])
      else list.push(`${file}\n${stamp}`)
    }
    const before = this.#uses
    this.#uses = new Map()
    const fresh = new Map<MappingEntry, FieldUses>()
    for (const [entry, list] of stamps) {
      const stamp = list.join('\n')
      const present = before.get(entry)
      const kept = present?.stamp === stamp ? present : { stamp, uses: new FieldUses(entry.id) }
      if (kept !== present) fresh.set(entry, kept.uses)
      this.#uses.set(entry, kept)
    }
    return fresh
  }

  /** Why none of the own mappings fits a transcript that a bundled one reads. */
  #whyNotOwn(file: string): string | undefined {
    const outline = this.#outlines.get(file)
    if (outline === undefined) return undefined
    try {
      this.#ownTable.forTranscript({ ...outline, document: {} }, undefined)
      return undefined
    } catch (error) {
      if (isForeseen(error)) return error.message
      throw error
    }
  }

  /** What came of each golden. */
  goldens(folders: readonly string[]): readonly GoldenTried[] {
    const before = this.#goldens
    this.#goldens = new Map()
    const ids = this.#table.ids.join(' ')
    return folders.map(folder => {
      const [input, expected] = [join(folder, 'input.json'), join(folder, 'expected.yaml')]
      const stamps = [stampOf(input), stampOf(expected)]
      const entry = this.#entryFor(input, stamps[0] ?? '')
      const stamp = [...stamps, ids].join('\n')
      const kept = keptOr(before.get(folder), stamp, entry, () => this.#golden(folder, input, expected))
      this.#goldens.set(folder, kept)
      return { folder, outcome: kept.outcome }
    })
  }

  /** The mapping that fits; `undefined` where none does, or the file holds no transcript. */
  #entryFor(file: string, stamp: string): MappingEntry | undefined {
    try {
      const present = this.#outlines.get(file)
      const outline = present?.stamp === stamp ? present : { stamp, ...outlineOf(file) }
      this.#outlines.set(file, outline)
      return this.#table.forTranscript({ ...outline, document: {} }, undefined)
    } catch (error) {
      this.#outlines.delete(file)
      if (isForeseen(error)) return undefined
      throw error
    }
  }

  /** Adds what the sample says of the fields to `uses`. */
  #sample(file: string, uses: FieldUses | undefined): SampleOutcome {
    try {
      const text = textOf(file)
      const result = mapOne(this.#table, text, undefined)
      const { mapping, issues, noData, unmapped } = result
      if (uses !== undefined) {
        const lines = { noData, lineage: result.lineage(), unmapped, issues }
        uses.add(lines, readRaw(text, defaultLimits).document, () => issues)
      }
      const of = (severity: string): number => issues.filter(issue => issue.severity === severity).length
      const counts = { errors: of('error'), warnings: of('warning'), unmapped: unmapped.length }
      return { kind: 'mapped', file, mapping: mapping.id, ...counts }
    } catch (error) {
      if (!isForeseen(error)) throw error
      return { kind: 'failed', file, message: `${error.code}: ${error.message}` }
    }
  }

  #golden(folder: string, input: string, expected: string): GoldenOutcome {
    const mapper: GoldenMapper = {
      map: text => mapOne(this.#table, text, undefined),
      mappingIds: this.#table.ids,
    }
    try {
      return tryGolden({ folder, input: textIfThere(input), expected: textIfThere(expected) }, mapper)
    } catch (error) {
      if (!isForeseen(error)) throw error
      return { status: 'failed', message: `${error.code}: ${error.message}` }
    }
  }
}

function keptOr<Outcome>(
  kept: Kept<Outcome> | undefined,
  stamp: string,
  entry: MappingEntry | undefined,
  outcome: () => Outcome,
): Kept<Outcome> {
  return kept?.stamp === stamp && kept.entry === entry ? kept : { stamp, entry, outcome: outcome() }
}

/** Made ready for all tables that it comes to be in, when it is first used. */
function readyOnce(entry: MappingEntry): MappingEntry {
  let ready: ReturnType<MappingEntry['ready']> | undefined
  return {
    ...entry,
    ready: () => {
      ready ??= entry.ready()
      return ready
    },
  }
}

function outlineOf(file: string): Omit<Outline, 'stamp'> {
  const { type, form } = readOutline(readRaw(textOf(file), defaultLimits).document)
  return { type, form }
}

function textOf(file: string): string {
  return readText(file, basename(file))
}

function textIfThere(file: string): string | undefined {
  return stampOf(file) === 'none' ? undefined : textOf(file)
}

/** An error about the file, not of ours. */
function isForeseen(error: unknown): error is MapperError {
  return error instanceof ProjectError || (error instanceof MapperError && !error.code.startsWith('bug/'))
}

/** A message of a failed transcript begins with its code. */
function codeAndReason(message: string): { readonly code: string; readonly reason: string } {
  const [code = ''] = /^\S+(?=: )/.exec(message) ?? []
  return { code, reason: code === '' ? message : message.slice(code.length + 2) }
}
