/** The scripts of fresh processes that map transcripts of one type, as a function on a serverless host does. */
import { goldens } from '../../support/goldens.ts'
import type { Script } from '../measure/processes.ts'

/** One type of transcript, and the mapping and sample that stand for it. */
export interface Start {
  readonly type: string
  readonly mapping: string
  /** Below test/golden: the folder of its samples, and that which comes first. */
  readonly folder: string
  readonly first: string
}

export const starts: readonly Start[] = [
  { type: 'ACTR', mapping: 'actr-1040', folder: 'actr/1040', first: 'avery-2021' },
  { type: 'RETR', mapping: 'retr-1040', folder: 'retr/1040', first: 'avery-2021' },
  { type: 'RECA', mapping: 'reca-1040', folder: 'reca/1040', first: 'avery-2021' },
  { type: 'WAID', mapping: 'waid-income', folder: 'waid/income', first: 'avery-2021' },
]

export const entryPoints = ['main entry', 'subpath'] as const
export type EntryPoint = (typeof entryPoints)[number]

/** What the process has done before the first transcript comes; see `warmings`. */
export type Warming = keyof typeof warmings

/** Statements that warm up, by what they are. `map` maps, `texts` are ten transcripts. */
const warmings = {
  nothing: '',
  'a transcript without lines': `map({ TYPE: document.TYPE, FORM: document.FORM })`,
  'one sample': 'map(texts[1])',
  'ten samples': 'for (const text of texts) map(text)',
} as const

export const warmingNames: readonly Warming[] = [
  'nothing',
  'a transcript without lines',
  'one sample',
  'ten samples',
]

/** The figures of a script: nanoseconds, of `decoded` characters. */
export const figureNames = {
  import: 'import',
  warming: 'warming',
  first: 'first result',
  whole: 'process up to the first result',
  tenth: 'process up to the tenth',
  decoded: 'decoded',
} as const

/** The name of the script of one start. */
export function startName({ type }: Start, entry: EntryPoint, warming: Warming): string {
  return `${type}, ${entry}, after ${warming}`
}

/**
 * Ten transcripts of the type one after the other, after what warms up; the first sample comes first. What is decoded is what goes
 * through `JSON.parse` up to the first result, the transcript apart.
 */
export function startScript(start: Start, entry: EntryPoint, warming: Warming): Script {
  const source = `import { readFileSync } from 'node:fs'
const texts = ${JSON.stringify(tenFiles(start))}.map(file => readFileSync(file, 'utf8'))
const document = JSON.parse(texts[0])
let decoded = 0
const { parse } = JSON
JSON.parse = (text, ...more) => {
  decoded += text.length
  return parse(text, ...more)
}
const read = ({ issues, unmapped, ignored, data }) => {
  if (issues.length + unmapped.length + ignored.length < 0 || data === null) throw new Error('not mapped')
}
const started = now()
${imported(start, entry)}
figures['${figureNames.import}'] = now() - started
const before = now()
${warmings[warming]}
const warmed = now()
figures['${figureNames.warming}'] = warmed - before
read(map(texts[0]))
const first = now()
figures['${figureNames.first}'] = first - warmed
figures['${figureNames.whole}'] = first
figures['${figureNames.decoded}'] = decoded - texts[0].length
for (const text of texts.slice(1)) read(map(text))
figures['${figureNames.tenth}'] = now()`
  return { name: startName(start, entry, warming), source }
}

function imported({ mapping }: Start, entry: EntryPoint): string {
  if (entry === 'main entry') return `const { mapTranscript: map } = await import('tax-transcript-mapper')`
  const name = mapping.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return `const { createMapper } = await import('tax-transcript-mapper/engine')
const { ${name} } = await import('tax-transcript-mapper/mappings/${mapping}')
const { mapTranscript: map } = createMapper({ mappings: [${name}] })`
}

/** Ten samples, some of them twice where there are fewer. */
function tenFiles({ folder, first }: Start): readonly string[] {
  const all = goldens()
    .map(({ name }) => name)
    .filter(name => name.startsWith(`${folder}/`) && name !== `${folder}/${first}`)
  const ordered = [`${folder}/${first}`, ...all]
  return Array.from({ length: 10 }, (_, at) => `test/golden/${ordered[at % ordered.length]}/input.json`)
}
