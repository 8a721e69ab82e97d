/** `txmap coverage --mutate`: slips in own mappings, tried one after the other within a time. */
import { percentOf } from '../../authoring/coverage/sample-coverage.ts'
import { GoldenSlips, type SlipVerdict } from '../../authoring/slips/golden-slips.ts'
import { isOwnSlip } from '../../authoring/slips/own-slips.ts'
import { type SlipReport, slipReport } from '../../authoring/slips/slip-report.ts'
import type { MappingChoice } from '../../bulk/batch/mapping-choice.ts'
import { bundledPlans } from '../../catalog/plans.gen.ts'
import { compileMappings } from '../../compile/compile-mappings.ts'
import { type ExitCode, exit, type Io, usageError } from '../io.ts'
import { bundledSources } from '../mappings/bundled-sources.ts'
import { ownMapper } from '../mappings/chosen-mapping.ts'
import { painter } from '../paint.ts'
import { progressOf } from '../progress.ts'
import { renderSlips } from '../render/render-slips.ts'
import { jsonText } from '../terminal.ts'
import { findGoldens, foldersOf, readGolden } from './load-goldens.ts'

/** How the command was called. */
export interface SlipOptions {
  readonly folders: readonly string[]
  readonly project: string | undefined
  readonly limit: number
  readonly seconds: number
  /** The percentage that has to be noticed. */
  readonly wanted: number | undefined
  readonly all: boolean
  readonly json: boolean
}

/** @throws UsageError where there is no mapping of one's own or no golden; SpecError where a mapping has an error */
export async function trySlips(choice: MappingChoice, options: SlipOptions, io: Io): Promise<ExitCode> {
  if (choice.kind !== 'own')
    throw usageError(
      '--mutate is about mappings of your own: run it in a project, or name one with --mapping FILE',
    )
  const folders = findGoldens(await foldersOf(options.folders, options.project))
  if (folders.length === 0) throw usageError('there is no golden: no folder with input.json')
  // Reports what is wrong with them.
  await ownMapper(choice, io)
  const { callback: kind, only } = choice
  const library = [...bundledSources(), ...choice.parts]
  const { plans, specs } = compileMappings(choice.mappings, library, bundledPlans())
  const chosen = plans.filter(plan => only === undefined || plan.id === only)
  const files = [...choice.mappings, ...choice.parts].map(source => source.name)
  const exam = new GoldenSlips({
    plans: chosen,
    isOwn: isOwnSlip(files, specs),
    goldens: folders.map(folder => readGolden(folder, io)),
    map: (mapper, text) =>
      kind === undefined ? mapper.mapTranscript(text) : mapper.mapCallback(text, { kind }),
  })
  const verdicts = triedWithin(exam, options, io)
  const { slips, asked, notAsked } = exam
  const report = slipReport(verdicts, { goldens: asked, notAsked, made: slips.length })
  if (options.json) io.write(`${jsonText(asJson(report), true)}\n`)
  else io.write(renderSlips(report, { all: options.all, paint: painter(io.hasColour) }))
  return codeOf(report, options, io)
}

/** Those that there is time for, and at least one. */
function triedWithin(exam: GoldenSlips, { limit, seconds }: SlipOptions, io: Io): readonly SlipVerdict[] {
  // Without a golden nothing can be noticed, and what would notice it is not known either.
  const wished = exam.asked === 0 ? [] : exam.slips.slice(0, limit)
  const progress = progressOf(io, wished.length, 'slips')
  const end = io.now() + seconds * 1000
  const verdicts: SlipVerdict[] = []
  for (const slip of wished) {
    verdicts.push(exam.verdict(slip))
    progress.step(verdicts.length)
    if (io.now() >= end) break
  }
  progress.end()
  if (verdicts.length < wished.length)
    io.note(
      `txmap coverage: the time of --seconds ended after ${verdicts.length} of ${wished.length} slips\n`,
    )
  return verdicts
}

function codeOf(report: SlipReport, { wanted }: SlipOptions, io: Io): ExitCode {
  const share = percentOf(report.noticed)
  const isBelow = wanted !== undefined && share < wanted
  if (isBelow) io.note(`txmap coverage: noticed: ${share} % is less than the ${wanted} % of --noticed\n`)
  return isBelow || report.notAsked.length > 0 ? exit.findings : exit.fine
}

function asJson({ survivors, ...report }: SlipReport): unknown {
  return {
    ...report,
    survivors: survivors.map(({ slip: { kind, spec, what, mappings }, remedy }) => ({
      kind,
      spec,
      what,
      mappings,
      remedy,
    })),
  }
}
