/** Mappings of 20, 100 and 300 fields, and more lines than any transcript has. */
import type { Mapper } from '../../../src/mapper/typed-mapper.ts'
import { fixtureOf } from '../documents/fixture.ts'
import { accountTexts, incomeTexts } from '../documents/samples.ts'
import type { Contestant } from '../measure/contest.ts'
import type { Row } from '../report/report.ts'
import { shownValue } from '../report/table.ts'
import { consumed } from './consume.ts'
import { type Context, type Group, timingRow } from './group.ts'

/** See above. */
export const sizesGroup: Group = {
  name: 'sizes',
  summary: '20, 100 and 300 fields; 200 income entries; 2,000 transactions',
  run: async context => {
    const { library, settings } = context
    const rows: Row[] = []
    for (const fields of [20, 100, 300]) {
      const { mapping, texts } = fixtureOf(fields, settings.documents)
      const mapper = library.createMapper({ mappings: [mapping], bundled: false })
      rows.push(...(await againstParse(context, `${fields} fields`, texts, mapper)))
    }
    const income = incomeTexts(200, 32)
    rows.push(...(await againstParse(context, '200 income entries', income, library)))
    const account = accountTexts(2000, 32)
    rows.push(...(await againstParse(context, '2,000 transactions', account, library)))
    return {
      name: 'sizes',
      title: 'Sizes',
      about: `Documents as above with 20, 100 and 300 fields and three times as many leaves, each mapped by a mapping of its own; wage and income transcripts of 200 entries, drawn from those of the sample transcripts, and account transcripts of 2,000 transactions, mapped by the bundled mappings with all their fields, derived figures and checks. Ratios are to \`JSON.parse\` of the same documents.`,
      rows,
      budgets: [],
    }
  },
}

/** The rows of `JSON.parse`, of mapping, and of text in and text out, for one set of documents. */
async function againstParse(
  context: Context,
  what: string,
  texts: readonly string[],
  mapper: Pick<Mapper, 'mapTranscript'>,
): Promise<readonly Row[]> {
  const parsed: readonly unknown[] = texts.map(text => JSON.parse(text))
  const contestant = (way: string, work: (index: number) => number): Contestant => {
    return { name: `${what}: ${way}`, documents: texts.length, work }
  }
  const contestants: readonly Contestant[] = [
    contestant('JSON.parse', index => (JSON.parse(texts[index] ?? '') === null ? 0 : 1)),
    contestant('mapTranscript(parsed)', index => consumed(mapper.mapTranscript(parsed[index]))),
    contestant('text in, JSON text out', index => JSON.stringify(mapper.mapTranscript(texts[index])).length),
  ]
  const all = texts.reduce((sum, text) => sum + text.length, 0)
  const size = shownValue(all / texts.length, 'bytes')
  const timings = await context.contest(what, contestants)
  return timings.map((timing, index) => timingRow(timing, timings[0], index === 0 ? size : undefined))
}
