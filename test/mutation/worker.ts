/** One share of the mutants, tried one after the other: a process of its own, so that all cores are used. Told by messages. */
import type { WrittenPlan } from '../../src/plan/written-plan.ts'
import { plans } from '../support/plans.ts'
import { mapperFor, type Question, questions } from './exam.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

/** What a worker is to do: the numbers of the mutants in the list of all. */
export interface Share {
  readonly numbers: readonly number[]
  /** The names of questions that are not asked, as they find fault with the mappings as they are. */
  readonly unasked: readonly string[]
}

/** Which mutants a worker has tried: who noticed each, or nobody. */
export interface Verdict {
  readonly number: number
  readonly killer: string | null
}

process.once('message', async (share: Share) => {
  const bundled = plans()
  const all = mutantsOf(bundled)
  const unasked = new Set(share.unasked)
  const asked = questions(bundled).filter(question => !unasked.has(question.name))
  const byMapping = new Map(
    bundled.map(plan => [plan.id, { plan, asked: asked.filter(question => question.mapping === plan.id) }]),
  )
  for (const number of share.numbers) {
    const mutant = all[number]
    const killer = mutant === undefined ? undefined : killerOf(mutant, byMapping)
    const verdict: Verdict = { number, killer: killer ?? null }
    await told(verdict)
  }
  process.disconnect?.()
})

/** Done once the message is on its way: messages that pile up are lost when the process ends. */
function told(verdict: Verdict): Promise<void> {
  return new Promise(done => process.send?.(verdict, undefined, undefined, () => done()) ?? done())
}

/** The first question that finds fault, the likeliest asked first, those of small mappings before those of large ones. */
function killerOf(
  mutant: Mutant,
  byMapping: ReadonlyMap<string, { readonly plan: WrittenPlan; readonly asked: readonly Question[] }>,
): string | undefined {
  const places = mutant.mappings.flatMap(id => byMapping.get(id) ?? [])
  const ordered = places
    .filter(({ asked }) => asked.length > 0)
    .sort((a, b) => a.plan.base.length - b.plan.base.length)
  for (const { plan, asked } of ordered) {
    const changed = mutant.apply(plan)
    try {
      const mapper = mapperFor(changed)
      const likely = asked.filter(question => question.labels.some(label => mutant.labels.includes(label)))
      const others = asked.filter(question => canNotice(question, mutant) && !likely.includes(question))
      const found = [...likely, ...others].find(question => question.ask(changed, mapper) !== undefined)
      if (found !== undefined) return found.name
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return `cannot be run: ${error.message}`
    }
  }
  return undefined
}

/** A transcript of one line says nothing about fields that are read from others; the outline is in every transcript. */
function canNotice(question: Question, mutant: Mutant): boolean {
  const isAboutLines = question.labels.length > 0 && mutant.labels.length > 0
  return !isAboutLines || mutant.labels.some(label => label === 'TYPE' || label === 'FORM')
}
