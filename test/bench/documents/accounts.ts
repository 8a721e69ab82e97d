/** Account transcripts of Form 1040 for the mapping that is compared with its peers in full. */

import type { WrittenPlan } from '../../../src/plan/written-plan.ts'
import { readDocument } from '../../../src/transcript/read-document.ts'
import { readingTree } from '../../../src/transcript/reading-tree.ts'
import { readOutline } from '../../../src/transcript/shape.ts'
import { plainView } from '../../support/plain-view.ts'
import { plans } from '../../support/plans.ts'
import type { PublicLibrary } from '../library.ts'
import { bundledVariants } from './bundled.ts'

const id = 'actr-1040'

/** The transcripts as text and parsed, with faults, and as peers get them that do not find labels: in canonical form. */
export interface Accounts {
  readonly plan: WrittenPlan
  readonly texts: readonly string[]
  readonly parsed: readonly unknown[]
  readonly unreadable: readonly unknown[]
  readonly unmapped: readonly unknown[]
  readonly atOdds: readonly unknown[]
  readonly views: readonly unknown[]
}

export function accounts(library: PublicLibrary): Accounts {
  const plan = plans().find(each => each.id === id)
  const set = bundledVariants(library).find(({ mapping }) => mapping === id)
  if (plan === undefined || set === undefined) throw new TypeError(`There are no transcripts for ${id}`)
  const { texts, unreadable, unmapped } = set
  const tree = readingTree(plan)
  return {
    plan,
    texts,
    parsed: texts.map(text => JSON.parse(text)),
    unreadable,
    unmapped,
    atOdds: texts.map(withOddWordings),
    views: texts.map(text => plainView(readDocument(readOutline(JSON.parse(text)).document, tree).view)),
  }
}

/** The transcript with two wordings of a line of its header and of its balance that say different things. */
function withOddWordings(text: string, index: number): unknown {
  const document: Readonly<Record<string, unknown>> = JSON.parse(text)
  const header = Object(document.SECTION_HEADER)
  const balance = Object(document.SECTION_BALANCE)
  const added = { 'TRACKING NUMBER': `10000${index}`, 'TRACKING ID': `20000${index}` }
  return {
    ...document,
    SECTION_HEADER: { ...header, ...added },
    SECTION_BALANCE: { ...balance, 'ACCOUNT BALANCE PLUS ACCRUALS': `$${index + 1}.17` },
  }
}
