/**
 * One run: the main rows with the library in the folder `dist` of the first argument and of the second, in turns in one
 * process, so that both meet the same machine. Writes the times of the new one over those of the old one as JSON. `new` as the
 * third argument gives the new one the first turn. Uses only what every revision exports.
 */
import { pathToFileURL } from 'node:url'
import type { Mapper } from '../../../src/mapper/typed-mapper.ts'
import { fixtureOf } from '../documents/fixture.ts'
import { accountTexts, incomeTexts, sampleTexts } from '../documents/samples.ts'
import { consumed } from '../groups/consume.ts'
import { loadPublicLibrary, type PublicLibrary } from '../library.ts'
import { allAtOnce, type Contestant, contest, ratios } from '../measure/contest.ts'
import { median } from '../measure/statistics.ts'
import type { Changes } from './verdict.ts'

type MapsTranscripts = Pick<Mapper, 'mapTranscript'>

/** The rows of one revision. */
function rowsOf(library: PublicLibrary): readonly Contestant[] {
  const { mapping, texts, parsed } = fixtureOf(100, 256)
  const mapper = library.createMapper({ mappings: [mapping], bundled: false })
  return [
    {
      name: 'the main document',
      documents: texts.length,
      work: index => consumed(mapper.mapTranscript(parsed[index])),
    },
    {
      name: 'the main document, with lineage()',
      documents: texts.length,
      work: index => mapper.mapTranscript(parsed[index]).lineage().length,
    },
    {
      name: 'the main document, text in, JSON text out',
      documents: texts.length,
      work: index => JSON.stringify(mapper.mapTranscript(texts[index])).length,
    },
    ...['ACTR', 'RECA', 'RETR', 'WAID'].map(type =>
      reading(`samples of ${type}`, library, sampleTexts(type)),
    ),
    reading('8 × 50 income entries', library, incomeTexts(50, 8)),
    reading('8 × 500 transactions', library, accountTexts(500, 8)),
  ]
}

/** All documents at once: they are of different lengths, and both revisions are to meet the same ones. */
function reading(name: string, by: MapsTranscripts, texts: readonly string[]): Contestant {
  const parsed: readonly unknown[] = texts.map(text => JSON.parse(text))
  return allAtOnce(name, parsed.length, index => consumed(by.mapTranscript(parsed[index])))
}

const [old = '', current = '', first = 'old'] = process.argv.slice(2)
const load = (dist: string): Promise<PublicLibrary> => loadPublicLibrary(pathToFileURL(`${dist}/`))
const [olds, news] = [rowsOf(await load(old)), rowsOf(await load(current))]
const options = { rounds: 9, samples: 5, clock: 'cpu', effort: 1, progress: () => undefined } as const
const changes: Record<string, number> = {}
for (const [index, before] of olds.entries()) {
  const after = news[index]
  if (after === undefined) continue
  const isOldFirst = first === 'old'
  const [one, other] = await contest(isOldFirst ? [before, after] : [after, before], options)
  if (one === undefined || other === undefined) continue
  changes[before.name] = median(isOldFirst ? ratios(other, one) : ratios(one, other))
}
console.log(JSON.stringify(changes satisfies Changes))
