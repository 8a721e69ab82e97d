/** What a mapping makes of what it left unread. Costs nothing where all was read, or where nothing is absent. */
import type { DerivedField, MappingPlan } from '../../plan/mapping-plan.ts'
import { ownersOf } from '../../text/designator.ts'
import type { Issue } from '../issue.ts'
import type { ReadDocument } from '../read-document.ts'
import { Section } from '../section.ts'
import type { JsonObject } from '../shape.ts'
import { Doubts, type FigureReads, figureReads } from './doubts.ts'
import { likelyLabels, unreadKeyFigures, unreadSections } from './drift-issues.ts'
import { type KeyFigure, keyFiguresOf } from './key-figures.ts'
import { Ranking } from './likely.ts'
import { placeOf, type RecordPlace } from './places.ts'
import { survey } from './survey.ts'

/** What was left unread of one document, before and after the derived figures are worked out. */
export interface Drift {
  readonly doubts: Doubts
  /** The issues of what was left unread, over the finished data. */
  readonly issues: (data: unknown) => readonly Issue[]
}

/** Looks at what was left unread of a document; `undefined` where there is nothing to tell. */
export type DriftLook = (document: JsonObject, read: ReadDocument) => Drift | undefined

type DriftPlan = Pick<MappingPlan, 'fields' | 'keyFigures' | 'forms' | 'family'>

/** What is worked out once for a plan. */
interface Known {
  readonly record: RecordPlace
  readonly figures: readonly KeyFigure[]
  readonly reads: ReadonlyMap<DerivedField, FigureReads>
  /** The forms whose schedules its transcripts have. */
  readonly owners: readonly string[]
}

/** The look for a plan. */
export function driftLook(plan: DriftPlan): DriftLook {
  const ranking = new Ranking()
  let known: Known | undefined
  return (document, read) => {
    if (read.unmapped.length === 0) return undefined
    if (read.passedOver.length === 0 && read.issues.length === 0 && !hasGap(read.view)) return undefined
    known ??= knownOf(plan)
    const { record, figures, reads, owners } = known
    const found = survey(document, read, record)
    const repeated = read.issues.filter(each => each.code === 'transcript/repeated-section')
    const doubts = new Doubts(found, reads, owners, new Set(repeated.flatMap(each => each.pointer ?? [])))
    const told = new Set(read.issues.flatMap(each => each.pointer ?? []))
    return {
      doubts,
      issues: data => [
        ...likelyLabels(found, ranking.ofDocument(), told),
        ...unreadSections(found, owners, told),
        ...unreadKeyFigures(found, figures, data, doubts.paths, told),
      ],
    }
  }
}

function knownOf(plan: DriftPlan): Known {
  const record = placeOf(plan.fields)
  const { root } = record
  const derived = plan.fields.filter(field => field.kind === 'derived')
  const owners = ownersOf([...plan.forms, ...plan.family])
  return { record, figures: keyFiguresOf(plan, root), reads: figureReads(derived, root), owners }
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
