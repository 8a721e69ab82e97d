/** Account transcripts of Form 1040, for the mapping that is compared with its peers in full. */
import type { WrittenPlan } from '../../../src/plan/written-plan.ts'
import { readOutline } from '../../../src/transcript/open/shape.ts'
import { readDocument } from '../../../src/transcript/view/read-document.ts'
import { readingTree } from '../../../src/transcript/view/tree/reading-tree.ts'
import { truthOf } from '../../outside/truth.ts'
import { goldens } from '../../support/goldens.ts'
import { plainView } from '../../support/plain-view.ts'
import { plans } from '../../support/plans.ts'

const id = 'actr-1040'
const variants = 8

/** The transcripts as text and parsed, with faults, and as peers get them that do not find labels: in canonical form. */
export interface Accounts {
  readonly plan: WrittenPlan
  readonly texts: readonly string[]
  readonly parsed: readonly unknown[]
  /** With one amount that cannot be read. */
  readonly unreadable: readonly unknown[]
  /** With five lines that nothing reads. */
  readonly unmapped: readonly unknown[]
  /** With two wordings of a line that say different things. */
  readonly atOdds: readonly unknown[]
  readonly views: readonly unknown[]
}

/** Every sample but those from outside, which leave lines unread on purpose, each with its amounts times one to eight. */
export function accounts(): Accounts {
  const plan = plans().find(each => each.id === id)
  if (plan === undefined) throw new TypeError(`There is no mapping ${id}`)
  const samples = goldens().filter(
    golden => golden.name.startsWith('actr/1040/') && truthOf(golden) === undefined,
  )
  const texts = samples.flatMap(({ text }) => {
    const plain = JSON.stringify(JSON.parse(text))
    return Array.from({ length: variants }, (_, factor) => withAmountsTimes(plain, 1 + factor))
  })
  const tree = readingTree(plan)
  return {
    plan,
    texts,
    parsed: texts.map(text => JSON.parse(text)),
    unreadable: texts.map(withUnreadableAmount),
    unmapped: texts.map(withStrangers),
    atOdds: texts.map(withOddWordings),
    views: texts.map(text => plainView(readDocument(readOutline(JSON.parse(text)).document, tree).view)),
  }
}

function withAmountsTimes(text: string, factor: number): string {
  return text.replace(/([0-9][0-9,]*)\.([0-9]{2})(?![0-9])/g, (_, dollars: string, cents: string) => {
    const all = String(Number(`${dollars.replaceAll(',', '')}${cents}`) * factor).padStart(3, '0')
    return `${all.slice(0, -2).replace(/\B(?=(?:[0-9]{3})+$)/g, ',')}.${all.slice(-2)}`
  })
}

interface Parsed {
  readonly SECTION_HEADER: Readonly<Record<string, string>>
  readonly SECTION_BALANCE: Readonly<Record<string, string>>
  readonly SECTION_SUMMARY: Readonly<Record<string, string>>
  readonly SECTION_TRANSACTIONS: readonly Readonly<Record<string, string>>[]
}

/** The samples are ours and have these sections. */
function parsed(text: string): Parsed {
  return JSON.parse(text)
}

/** The amount of the last printed row that has one. */
function withUnreadableAmount(text: string, index: number): unknown {
  const document = parsed(text)
  const rows = document.SECTION_TRANSACTIONS
  const at = rows.findLastIndex(row => Object.values(row).some(value => /^-?\$[1-9]/.test(value)))
  const spoilt = (row: Readonly<Record<string, string>>): unknown =>
    JSON.parse(JSON.stringify(row).replace(/"-?\$[1-9][^"]*"/, `"$1,23.${index % 10}"`))
  return { ...document, SECTION_TRANSACTIONS: rows.map((row, place) => (place === at ? spoilt(row) : row)) }
}

function withStrangers(text: string, index: number): unknown {
  const document = parsed(text)
  const stranger = (number: number): Readonly<Record<string, string>> => ({
    [`QUORUM ZEPHYR ${number}`]: `Vix ${index}`,
  })
  return {
    ...document,
    SECTION_HEADER: { ...document.SECTION_HEADER, ...stranger(1), ...stranger(2) },
    SECTION_BALANCE: { ...document.SECTION_BALANCE, ...stranger(3) },
    SECTION_SUMMARY: { ...document.SECTION_SUMMARY, ...stranger(4) },
    ...stranger(5),
  }
}

function withOddWordings(text: string, index: number): unknown {
  const document = parsed(text)
  const numbers = { 'TRACKING NUMBER': `10000${index}`, 'TRACKING ID': `20000${index}` }
  return {
    ...document,
    SECTION_HEADER: { ...document.SECTION_HEADER, ...numbers },
  }
}
