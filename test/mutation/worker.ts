/** One share of the slips, tried one after the other: a process of its own, so that all cores are used. Reports by messages. */
import { noticedBy } from '../../src/authoring/slips/noticed-by.ts'
import { slipsOf } from '../../src/authoring/slips/slips-of.ts'
import { plans } from '../support/plans.ts'
import { questions } from './exam.ts'

/** What a worker is to do: the numbers of the slips in the list of all. */
export interface Share {
  readonly numbers: readonly number[]
  /** The names of questions that are not asked, as they find fault with the mappings as they are. */
  readonly unasked: readonly string[]
}

/** Which slips a worker has tried: who noticed each, or nobody. */
export interface Verdict {
  readonly number: number
  readonly killer: string | null
}

process.once('message', async (share: Share) => {
  const bundled = plans()
  const all = slipsOf(bundled)
  const unasked = new Set(share.unasked)
  const asked = questions(bundled).filter(question => !unasked.has(question.name))
  const byMapping = new Map(
    bundled.map(plan => [plan.id, { plan, asked: asked.filter(question => question.mapping === plan.id) }]),
  )
  for (const number of share.numbers) {
    const slip = all[number]
    const killer = slip === undefined ? undefined : noticedBy(slip, byMapping)
    const verdict: Verdict = { number, killer: killer ?? null }
    await reported(verdict)
  }
  process.disconnect?.()
})

/** Done once the message is on its way: messages that pile up are lost when the process ends. */
function reported(verdict: Verdict): Promise<void> {
  return new Promise(done => process.send?.(verdict, undefined, undefined, () => done()) ?? done())
}
