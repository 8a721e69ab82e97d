/** What came of slips, counted. */
import type { Share } from '../coverage/sample-coverage.ts'
import type { NotAsked, SlipVerdict } from './golden-slips.ts'
import { type SlipKind, slipKinds } from './slip.ts'

/** Which slips the goldens noticed, and which none did. */
export interface SlipReport {
  /** Goldens that were asked. */
  readonly goldens: number
  readonly notAsked: readonly NotAsked[]
  /** Slips that there are; not all are tried where the time or the number is limited. */
  readonly made: number
  /** Of those that were tried, those that a golden noticed. */
  readonly noticed: Share
  readonly byKind: readonly { readonly kind: SlipKind; readonly noticed: Share }[]
  /** Those that none noticed, by their lines. */
  readonly survivors: readonly SlipVerdict[]
}

/** The report on `verdicts`. */
export function slipReport(
  verdicts: readonly SlipVerdict[],
  about: Pick<SlipReport, 'goldens' | 'notAsked' | 'made'>,
): SlipReport {
  const share = (among: readonly SlipVerdict[]): Share => ({
    part: among.filter(each => each.remedy === undefined).length,
    of: among.length,
  })
  const byKind = slipKinds.map(kind => ({
    kind,
    noticed: share(verdicts.filter(({ slip }) => slip.kind === kind)),
  }))
  return {
    ...about,
    noticed: share(verdicts),
    byKind: byKind.filter(({ noticed }) => noticed.of > 0),
    survivors: verdicts.filter(each => each.remedy !== undefined).sort(byLine),
  }
}

function byLine({ slip: left }: SlipVerdict, { slip: right }: SlipVerdict): number {
  const [file, otherFile] = [placeOf(left.spec), placeOf(right.spec)]
  if (file.name !== otherFile.name) return file.name < otherFile.name ? -1 : 1
  return file.line - otherFile.line
}

function placeOf(spec: string): { readonly name: string; readonly line: number } {
  const [, name = spec, line = '0'] = /^(.*):([0-9]+):[0-9]+$/.exec(spec) ?? []
  return { name, line: Number(line) }
}
