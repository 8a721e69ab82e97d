/** What a mapping makes of what it left unread. Costs nothing where all was read, or where nothing is absent. */
import type { Budget } from '../../evaluate/run/work.ts'
import type { DerivedField, MappingPlan } from '../../plan/mapping-plan.ts'
import { ownersOf } from '../../text/designator.ts'
import type { Issue } from '../issue.ts'
import type { ReadDocument } from '../read-document.ts'
import { Section } from '../section.ts'
import type { JsonObject } from '../shape.ts'
import type { ShownLabels } from '../shown-labels.ts'
import { Doubts } from './doubts.ts'
import { likelyLabels, unreadSections } from './drift-issues.ts'
import { type FigureReads, figureReads } from './figure-reads.ts'
import { type KeyFigure, keyFiguresOf } from './key-figures.ts'
import { Ranking } from './likely.ts'
import { placeOf, type RecordPlace } from './places.ts'
import type { Refused, RefusedField } from './refused.ts'
import { survey } from './survey.ts'
import { Titles } from './titles.ts'
import { DecidingFlags, doubtAbout, type FigureOver } from './undecided.ts'
import { unreadKeyFigures } from './unread-key-figures.ts'
import { unreadLines } from './unread-lines.ts'
import { LabelWords } from './wording.ts'

/** What was left unread of one document, before and after the derived figures are worked out. */
export interface Drift {
  readonly doubts: Doubts
  /** The issues of what was left unread, over the finished data. */
  readonly issues: (data: unknown) => readonly Issue[]
}

/** Looks at what was left unread of a document; `undefined` where there is nothing to tell. `refused` are the fields whose texts were refused. */
export type DriftLook = (
  document: JsonObject,
  read: ReadDocument,
  data: unknown,
  isRefused: boolean,
  trials: Budget,
  refused: () => readonly RefusedField[],
) => Drift | undefined

type DriftPlan = Pick<MappingPlan, 'fields' | 'keyFigures' | 'forms' | 'family'>

/** What is worked out once for a plan. */
interface Known {
  readonly record: RecordPlace
  readonly figures: readonly KeyFigure[]
  readonly reads: ReadonlyMap<DerivedField, FigureReads>
  /** The forms whose schedules its transcripts have. */
  readonly owners: readonly string[]
  /** Those of its own sections and entries. */
  readonly titles: Titles
}

/** The look for a plan; `figureOver` works its derived figures out. */
export function driftLook(plan: DriftPlan, figureOver: FigureOver, shown: ShownLabels): DriftLook {
  const ranking = new Ranking()
  const words = new LabelWords()
  const flags = new DecidingFlags(plan.fields, figureOver)
  let known: Known | undefined
  return (document, read, data, isRefused, trials, refused) => {
    const undecided = flags.undecidedIn(data, trials)
    if (undecided === undefined && !isRefused && !mayTell(read)) return undefined
    known ??= knownOf(plan, words)
    const { record, figures, reads, owners, titles } = known
    const found = survey(document, read, record, shown)
    const pointersOf = (code: Issue['code']): ReadonlySet<string> =>
      new Set(read.issues.flatMap(each => (each.code === code ? (each.pointer ?? []) : [])))
    const sections = {
      repeated: pointersOf('transcript/repeated-section'),
      atOdds: pointersOf('transcript/contradicting-title'),
    }
    const uncounted = new Map(
      [...(undecided ?? [])].flatMap(([field, each]) => {
        const doubt = doubtAbout(each, read.view)
        return doubt === undefined ? [] : [[field, doubt] as const]
      }),
    )
    const doubts = new Doubts(
      found,
      reads,
      owners,
      titles,
      sections,
      uncounted,
      refusedOn(read, isRefused, refused),
      words,
    )
    const told = new Set(read.issues.flatMap(each => each.pointer ?? []))
    return {
      doubts,
      issues: data => {
        const likely = likelyLabels(found, ranking.ofDocument(), told)
        const named = { incomplete: doubts.paths, likely }
        const issues = [
          ...likely,
          ...unreadSections(found, owners, words, told),
          ...unreadKeyFigures(found, figures, data, owners, words, named, told),
        ]
        const pointers = new Set([...told, ...doubts.pointers, ...issues.flatMap(each => each.pointer ?? [])])
        const paths = new Set(issues.flatMap(each => each.path ?? []))
        return [...issues, ...unreadLines(found, { pointers, paths })]
      },
    }
  }
}

function refusedOn(read: ReadDocument, isRefused: boolean, refused: () => readonly RefusedField[]): Refused {
  let found: readonly RefusedField[] | undefined
  return {
    issues: read.issues,
    fields: () => {
      found ??= isRefused ? refused() : []
      return found
    },
  }
}

function knownOf(plan: DriftPlan, words: LabelWords): Known {
  const record = placeOf(plan.fields)
  const { root } = record
  const derived = plan.fields.filter(field => field.kind === 'derived')
  const owners = ownersOf([...plan.forms, ...plan.family])
  return {
    record,
    figures: keyFiguresOf(plan, root),
    reads: figureReads(derived, root),
    owners,
    titles: new Titles(owners, words),
  }
}

/** Whether something was left unread that may be something else that is absent. */
function mayTell({ unmapped, passedOver, issues, view }: ReadDocument): boolean {
  return unmapped.length > 0 && (passedOver.length > 0 || issues.length > 0 || hasGap(view))
}

/** Whether something that the mapping knows is absent from a section. */
function hasGap(section: Section): boolean {
  return section.values.some(
    value =>
      value === undefined ||
      (value instanceof Section && hasGap(value)) ||
      (Array.isArray(value) && value.some(each => each instanceof Section && hasGap(each))),
  )
}
