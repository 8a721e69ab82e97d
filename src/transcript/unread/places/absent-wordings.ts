/** Of the sections of one document, the fields that are absent: most have none that could take an unread line. */
import { getOrInsert } from '../../get-or-insert.ts'
import type { Wording } from './places.ts'
import { isAbsent, type Spot } from './survey.ts'

export class AbsentWordings {
  readonly #bySpot = new Map<Spot, readonly Wording[]>()

  /** The wordings of a section whose fields are absent: none of their labels stands there. Looked for once for each section. */
  at(spot: Spot): readonly Wording[] {
    return getOrInsert(this.#bySpot, spot, () => {
      return spot.place.wordings.filter(({ slot }) => isAbsent(slot, spot.row))
    })
  }
}
