/** Makes src/sandbox/taxpayers/samples.gen.ts: the sample transcripts that the sandbox serves, as JSON text. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { predefinedSlots, type Slot } from '../../sandbox/taxpayers/predefined.ts'
import { type Sample, sampleTypes } from '../../sandbox/taxpayers/sample.ts'
import { testTaxpayers } from '../../sandbox/taxpayers/taxpayers.ts'

type Candidate = Omit<Sample, 'taxpayer'> & {
  /** Numbers rise: of two requests for one transcript the later one has the larger. */
  readonly tracking: string
}

/** The module, from the samples below test/golden of the project at `root`. */
export function sandboxSamplesModule(root: string): string {
  const samples = chosenSamples(candidates(join(root, 'test/golden')))
  return `// Made by "npm run generate" from test/golden. Do not edit.
import type { Sample } from './sample.ts'

/** The predefined transcripts, in the order of the account page. */
export function samples(): readonly Sample[] {
  return [
${samples.map(sample => `    ${JSON.stringify(sample)},`).join('\n')}
  ]
}
`
}

/** For each predefined transcript the sample that fills it; what no sample fills is left out. */
export function chosenSamples(all: readonly Candidate[]): readonly Sample[] {
  const last4Of = new Map(testTaxpayers([]).map(each => [each.id, each.tin.slice(-4)]))
  const business = businessLast4(all)
  return predefinedSlots().flatMap(slot => {
    const last4 = slot.taxpayer === 'business' ? business : last4Of.get(slot.taxpayer)
    const fitting = all.filter(each => each.last4 === last4 && fits(each, slot)).sort(byPeriod)
    const period = (slot.period === 'latest' ? fitting.at(-1) : fitting[0])?.transcriptPeriod
    const chosen = fitting
      .filter(each => each.transcriptPeriod === period)
      .sort(byTracking)
      .at(-1)
    if (chosen === undefined) return []
    const { tracking: _, ...sample } = chosen
    return [{ taxpayer: slot.taxpayer, ...sample }]
  })
}

function fits(candidate: Candidate, slot: Slot): boolean {
  return (
    candidate.transcriptType === slot.transcriptType &&
    candidate.transcriptForm === slot.transcriptForm &&
    (!/^[0-9]/.test(slot.period) || candidate.transcriptPeriod === slot.period) &&
    (slot.noData === undefined || candidate.noData === slot.noData)
  )
}

/** Of several businesses the one with most samples that fit, so that all its transcripts are of one taxpayer. */
function businessLast4(all: readonly Candidate[]): string | undefined {
  const slots = predefinedSlots().filter(slot => slot.taxpayer === 'business')
  const fitting = all.filter(each => slots.some(slot => fits(each, slot)))
  const count = (last4: string): number => fitting.filter(each => each.last4 === last4).length
  return [...new Set(fitting.map(each => each.last4))]
    .sort()
    .reduce<string | undefined>(
      (best, next) => (best === undefined || count(next) > count(best) ? next : best),
      undefined,
    )
}

function byPeriod(one: Candidate, other: Candidate): number {
  return one.transcriptPeriod < other.transcriptPeriod
    ? -1
    : Number(one.transcriptPeriod > other.transcriptPeriod)
}

function byTracking(one: Candidate, other: Candidate): number {
  return one.tracking < other.tracking ? -1 : Number(one.tracking > other.tracking)
}

function candidates(folder: string): readonly Candidate[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('input.json'))
    .map(name => name.replaceAll('\\', '/'))
    .sort()
    .flatMap(name => candidate(readFileSync(join(folder, name), 'utf8')) ?? [])
}

function candidate(text: string): Candidate | undefined {
  const document: unknown = JSON.parse(text)
  const members = typeof document === 'object' && document !== null ? Object.entries(document) : []
  const value = (key: string): string => String(members.find(([name]) => name === key)?.[1] ?? '')
  const transcriptType = sampleTypes.find(type => type === value('TYPE'))
  if (transcriptType === undefined) return undefined
  return {
    transcriptType,
    transcriptForm: value('FORM'),
    transcriptPeriod: value('PERIOD'),
    last4: value('LAST4'),
    tracking: /"TRACKING NUMBER": *"([0-9]*)"/i.exec(text)?.[1] ?? '',
    noData: /"Requested data not found"/i.test(text),
    text,
  }
}
