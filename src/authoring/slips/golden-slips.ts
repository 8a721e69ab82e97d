/**
 * Slips in mappings of one's own, put to goldens: which of them would notice, and, where none does, what would. Knows no files;
 * holds labels and paths, never a value.
 */
import { brokenPromise } from '../../diagnostics/bug.ts'
import { MapperError } from '../../diagnostics/errors.ts'
import { unreachable } from '../../diagnostics/unreachable.ts'
import { mapperOf, type UntypedMapper } from '../../mapper/mapper.ts'
import { ownMapping } from '../../mapper/own-mapping.ts'
import type { WrittenPlan } from '../../plan/written-plan.ts'
import { labelParts } from '../../text/labels/canonical-label.ts'
import { pointerSteps } from '../../text/places/json-pointer.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import { changeName } from '../golden/change-lines.ts'
import { compareGolden } from '../golden/compare-golden.ts'
import { expectedText } from '../golden/expected-text.ts'
import { readExpected, type WrittenExpectation } from '../golden/read-expected.ts'
import { type GoldenTexts, tryGolden } from '../golden/try-golden.ts'
import { drawnOrder } from './drawn-order.ts'
import { labelsIn } from './labels-in.ts'
import { type Asked, mapperFor, noticedBy, type Question } from './noticed-by.ts'
import type { Slip } from './slip.ts'
import { slipsOf } from './slips-of.ts'

/** What is tried on what. */
export interface SlipTrial {
  /** The mappings, compiled. */
  readonly plans: readonly WrittenPlan[]
  /** Whether a slip is one that the author of these mappings could make: in a line of theirs. */
  readonly isOwn: (slip: Slip) => boolean
  readonly goldens: readonly GoldenTexts[]
  /** How their transcripts are mapped. */
  readonly map: (mapper: UntypedMapper, input: string) => TranscriptResult
}

/** What would have to be there for a slip to be noticed. */
export type Remedy =
  /** A golden comes out otherwise, in something that it does not expect: `place` is what, in words. */
  | { readonly kind: 'expect'; readonly golden: string; readonly place: string }
  /** No golden has a line with one of these labels where the fields look for it; `elsewhere` where one has it in another section. */
  | { readonly kind: 'line'; readonly labels: readonly string[]; readonly elsewhere?: true }
  /** The goldens come out the same, whatever they expect. */
  | { readonly kind: 'sample' }

/** A slip, and what became of it; `remedy` where no golden noticed it. */
export interface SlipVerdict {
  readonly slip: Slip
  readonly remedy: Remedy | undefined
}

/** A golden of these mappings that nothing can be asked of, and why. */
export interface NotAsked {
  readonly golden: string
  readonly because: string
}

interface AskedGolden {
  readonly folder: string
  readonly input: string
  readonly mapping: string
  /** All labels of its transcript. */
  readonly labels: ReadonlySet<string>
  /** Those that each field was read from, by the line of the field. */
  readonly read: ReadonlyMap<string, ReadonlySet<string>>
  /** What it expects. */
  readonly expected: WrittenExpectation
  /** All that comes out, as if it expected that. */
  readonly whole: WrittenExpectation
}

/** The drawn order is the same in every run. */
const seed = 1

/** Goldens as an examination of mappings. */
export class GoldenSlips {
  /** Every slip, in a drawn order: the first of them are a fair sample. */
  readonly slips: readonly Slip[]
  readonly notAsked: readonly NotAsked[]
  readonly #trial: SlipTrial
  readonly #goldens: readonly AskedGolden[]
  readonly #asked: ReadonlyMap<string, Asked>

  constructor(trial: SlipTrial) {
    this.#trial = trial
    const made = slipsOf(trial.plans).filter(trial.isOwn)
    this.slips = drawnOrder(made.length, seed).flatMap(number => made[number] ?? [])
    const all = mapperOf(trial.plans.map(ownMapping))
    const tried = trial.goldens.map(texts => this.#baseline(texts, all))
    this.notAsked = tried.flatMap(each => (each !== undefined && 'because' in each ? [each] : []))
    this.#goldens = tried.flatMap(each => (each !== undefined && 'mapping' in each ? [each] : []))
    const questions = this.#goldens.map(golden => this.#question(golden))
    this.#asked = new Map(
      trial.plans.map(plan => [
        plan.id,
        { plan, asked: questions.filter(question => question.mapping === plan.id) },
      ]),
    )
  }

  /** How many goldens are asked. */
  get asked(): number {
    return this.#goldens.length
  }

  /** What becomes of a slip. */
  verdict(slip: Slip): SlipVerdict {
    const killer = noticedBy(slip, this.#asked)
    return { slip, remedy: killer === undefined ? this.#remedy(slip) : undefined }
  }

  /** A golden as it is without any slip; `undefined` for one of other mappings. */
  #baseline(texts: GoldenTexts, mapper: UntypedMapper): AskedGolden | NotAsked | undefined {
    const { folder, input } = texts
    let result: TranscriptResult | undefined
    const map = (text: string): TranscriptResult => {
      result = this.#trial.map(mapper, text)
      return result
    }
    const outcome = tryGolden(texts, { map, mappingIds: mapper.mappingIds })
    switch (outcome.status) {
      case 'orphan':
        return input === undefined ? { golden: folder, because: 'it has no input.json' } : undefined
      case 'failed':
        // No mapping here reads it.
        return undefined
      case 'new':
        return { golden: folder, because: 'it has no expected.yaml' }
      case 'invalid':
        return { golden: folder, because: 'its expected.yaml cannot be read' }
      case 'changed':
        return { golden: folder, because: 'it is not as expected' }
      case 'same': {
        const expected = readExpected(texts.expected ?? '', folder).expectation
        const whole = result && readExpected(expectedText(result), folder).expectation
        if (input === undefined || result === undefined || expected === undefined || whole === undefined)
          throw brokenPromise('a golden that is as expected can be read')
        const [mapping, labels, read] = [result.mapping.id, labelsIn(input), labelsRead(result)]
        return { folder, input, mapping, labels, read, expected, whole }
      }
      default:
        return unreachable(outcome)
    }
  }

  /** A golden is asked about every slip: a line that is absent can matter to it as well. */
  #question({ folder, input, mapping, expected }: AskedGolden): Question {
    return {
      name: folder,
      mapping,
      labels: [],
      ask: (_, mapper) => (this.#differs(expected, mapper, input) ? 'differs' : undefined),
    }
  }

  #differs(expected: WrittenExpectation, mapper: UntypedMapper, input: string): boolean {
    try {
      return compareGolden(expected, this.#trial.map(mapper, input)).length > 0
    } catch (error) {
      // No result is another one.
      if (error instanceof MapperError) return true
      throw error
    }
  }

  /** Only of a slip that no golden noticed, so each has a result. */
  #remedy(slip: Slip): Remedy {
    const goldens = this.#goldens.filter(golden => slip.mappings.includes(golden.mapping))
    const mappers = new Map<string, UntypedMapper>()
    for (const { folder, input, mapping, whole } of goldens) {
      const asked = this.#asked.get(mapping)
      if (asked === undefined) continue
      const mapper = mappers.get(mapping) ?? mapperFor(slip.apply(asked.plan))
      mappers.set(mapping, mapper)
      const [change] = compareGolden(whole, this.#trial.map(mapper, input))
      if (change !== undefined) return { kind: 'expect', golden: folder, place: changeName(change) }
    }
    const { labels } = slip
    if (labels.length === 0 || goldens.some(golden => isPrinted(slip, golden))) return { kind: 'sample' }
    const isElsewhere = goldens.some(golden => labels.some(label => golden.labels.has(label)))
    return { kind: 'line', labels, ...(isElsewhere ? { elsewhere: true } : {}) }
  }
}

/** Whether the fields of a slip were read from a golden; of a wording, whether they were from this one. */
function isPrinted({ kind, labels, fields }: Slip, { read }: AskedGolden): boolean {
  return fields
    .flatMap(field => [...(read.get(field) ?? [])])
    .some(label => kind !== 'wording dropped' || labels.includes(label))
}

/** The canonical labels that each field was read from, those included that lost to another, by the line of the field. */
function labelsRead(result: TranscriptResult): ReadonlyMap<string, ReadonlySet<string>> {
  const read = new Map<string, Set<string>>()
  for (const { spec, normalizer, sources } of result.lineage()) {
    if (normalizer === null) continue
    const labels = read.get(spec) ?? new Set()
    read.set(spec, labels)
    for (const { pointer } of sources) labels.add(labelParts(pointerSteps(pointer).at(-1) ?? '').label)
  }
  return read
}
