/**
 * What the words beside a transaction code say beyond the code: the written table of known explanations. Code 971 names no
 * event of its own, and 972 takes one back; of a few other codes the words tell which of several things happened.
 *
 * A wording is known by phrases: whole words in a row, whatever stands around them. Nothing here searches by patterns, so the
 * work grows with the length of the text and with nothing else.
 *
 * What is made of the table when it is loaded is marked as pure, so that a bundler leaves it out of programs that map no accounts.
 */
import { lettersOf } from '../characters/letters.ts'
import type { TransactionGroup } from './transaction-codes.ts'

/** What happened, by the words. Sorted. */
export const transactionEvents = [
  'amendedReturnForwarded',
  'bankruptcy',
  'hearingNotice',
  'hearingRequested',
  'identityTheft',
  'legalAction',
  'legalActionEnded',
  'levyAnnounced',
  'levyBlocked',
  'levyIssued',
  'levyPayment',
  'lienEnded',
  'lienFiled',
  'lienNotice',
  'notCollectible',
  'noticeIssued',
  'offset',
  'offsetReversed',
  'passport',
  'planEnded',
  'planEstablished',
  'planRequested',
  'reversal',
  'substituteReturn',
] as const

/** A word of `transactionEvents`. */
export type TransactionEvent = (typeof transactionEvents)[number]

/** One known explanation. */
export interface Explanation {
  /** The codes beside which it is looked for. */
  readonly codes: readonly string[]
  /** Ways to word it, each by the phrases, in capitals and without punctuation, that all stand in the text. */
  readonly wordings: readonly (readonly string[])[]
  /** A phrase with which the words do not say this. */
  readonly without?: string
  readonly event: TransactionEvent
  /** The group, where the words tell more of it than the code. */
  readonly group?: TransactionGroup
  readonly meaning: string
  /** Where the wording is from: a key of the sources in src/generate/transaction-codes/transaction-code-sources.ts. */
  readonly source: string
  /** S: the source was seen and has this wording. K: general knowledge, or a program that looks for such words. */
  readonly mark: 'S' | 'K'
}

/** In the order in which they are tried: the first one that is worded so is meant. */
export const explanations: readonly Explanation[] = [
  {
    codes: ['971'],
    wordings: [['BLOCKED', 'LEVY PROGRAM']],
    event: 'levyBlocked',
    group: 'collection',
    meaning: 'The debt was taken out of the automatic levy program: a relief, not a levy',
    source: 'parser',
    mark: 'K',
  },
  {
    codes: ['971'],
    wordings: [['INTENT TO LEVY']],
    event: 'levyAnnounced',
    group: 'collection',
    meaning: 'The IRS announced that it may take wages, accounts or property; a hearing can be asked for',
    source: 'parser',
    mark: 'K',
  },
  {
    codes: ['971'],
    wordings: [['FIRST LEVY ISSUED']],
    event: 'levyIssued',
    group: 'collection',
    meaning: 'The first levy for this debt was made',
    source: 'general',
    mark: 'K',
  },
  {
    codes: ['971'],
    wordings: [['NOTICE OF LIEN'], ['LIEN FILING']],
    event: 'lienNotice',
    group: 'collection',
    meaning: 'A letter about a lien filing and the right to a hearing; the filing itself is code 582',
    source: 'parser',
    mark: 'K',
  },
  {
    codes: ['971'],
    wordings: [
      ['COLLECTION DUE PROCESS', 'REQUEST'],
      ['COLLECTION DUE PROCESS', 'TIMELY'],
    ],
    event: 'hearingRequested',
    group: 'collection',
    meaning: 'The taxpayer asked for a hearing; levy stops meanwhile',
    source: 'parser',
    mark: 'K',
  },
  {
    codes: ['971'],
    wordings: [['COLLECTION DUE PROCESS']],
    event: 'hearingNotice',
    group: 'collection',
    meaning: 'A notice with hearing rights, or a hearing; the words do not say which',
    source: 'parser',
    mark: 'K',
  },
  {
    codes: ['971'],
    wordings: [
      ['NO LONGER', 'INSTALLMENT'],
      ['REMOVED', 'INSTALLMENT'],
      ['TERMINATED', 'INSTALLMENT'],
      ['DEFAULT', 'INSTALLMENT'],
      ['DEFAULTED', 'INSTALLMENT'],
    ],
    event: 'planEnded',
    group: 'collection',
    meaning: 'The payment plan ended or was broken',
    source: 'general',
    mark: 'K',
  },
  {
    codes: ['971'],
    wordings: [['PENDING INSTALLMENT AGREEMENT'], ['REQUEST FOR INSTALLMENT AGREEMENT']],
    event: 'planRequested',
    group: 'collection',
    meaning: 'A payment plan was asked for; it is not granted yet',
    source: 'general',
    mark: 'K',
  },
  {
    codes: ['971'],
    wordings: [['INSTALLMENT AGREEMENT ESTABLISHED']],
    event: 'planEstablished',
    group: 'collection',
    meaning: 'A payment plan is in force from this date; one that was paid off may leave no row that ends it',
    source: 'repository',
    mark: 'S',
  },
  {
    codes: ['971'],
    wordings: [['AMENDED RETURN OR CLAIM FORWARDED'], ['AMENDED TAX RETURN OR CLAIM FORWARDED']],
    event: 'amendedReturnForwarded',
    group: 'return',
    meaning: 'An amended return or claim was passed on for handling; nothing is decided yet',
    source: 'legalclarity971',
    mark: 'S',
  },
  {
    codes: ['971'],
    wordings: [['PASSPORT'], ['SERIOUSLY DELINQUENT']],
    event: 'passport',
    group: 'collection',
    meaning: 'The debt was reported to the passport authority, or the report was taken back; the words tell',
    source: 'general',
    mark: 'K',
  },
  {
    codes: ['971'],
    wordings: [['IDENTITY THEFT']],
    event: 'identityTheft',
    group: 'hold',
    meaning: 'Somebody else may have filed with this identity: the figures may be those of a false return',
    source: 'general',
    mark: 'K',
  },
  {
    codes: ['971'],
    wordings: [['SUBSTITUTE'], ['SFR']],
    event: 'substituteReturn',
    group: 'filing',
    meaning: 'A step towards a return that the IRS makes for somebody who filed none',
    source: 'general',
    mark: 'K',
  },
  {
    codes: ['971'],
    wordings: [['NOTICE ISSUED']],
    event: 'noticeIssued',
    group: 'notice',
    meaning: 'A letter went out; its number, where one is printed, says what about',
    source: 'forum826',
    mark: 'S',
  },
  {
    codes: ['150'],
    wordings: [['SFR']],
    event: 'substituteReturn',
    meaning:
      'The IRS made this return for somebody who filed none; a practitioner reports the word, and no row with it was seen',
    source: 'king',
    mark: 'S',
  },
  {
    codes: ['150'],
    wordings: [['SUBSTITUTE']],
    event: 'substituteReturn',
    meaning: 'The IRS made this return for somebody who filed none',
    source: 'parser',
    mark: 'K',
  },
  {
    codes: ['520'],
    wordings: [['BANKRUPTCY']],
    without: 'LEGAL ACTION',
    event: 'bankruptcy',
    meaning: 'A bankruptcy stops collection',
    source: 'parser',
    mark: 'K',
  },
  {
    codes: ['520'],
    wordings: [['LEGAL ACTION']],
    event: 'legalAction',
    meaning: 'A bankruptcy or another legal action stops collection: no proof of a bankruptcy',
    source: 'parser',
    mark: 'K',
  },
  {
    codes: ['521', '522'],
    wordings: [
      ['REMOVED', 'BANKRUPTCY'],
      ['REMOVED', 'LEGAL ACTION'],
    ],
    event: 'legalActionEnded',
    meaning: 'The bankruptcy or other legal action that stopped collection has ended',
    source: 'general',
    mark: 'K',
  },
  {
    codes: ['530'],
    wordings: [['CURRENTLY NOT COLLECTIBLE'], ['CURRENTLY NOT COLLECTABLE']],
    event: 'notCollectible',
    meaning: 'Collection stopped for now, for hardship or another reason; the debt stays',
    source: 'repository',
    mark: 'S',
  },
  {
    codes: ['582'],
    wordings: [['LIEN']],
    event: 'lienFiled',
    meaning: 'A notice of federal tax lien was filed for this debt',
    source: 'general',
    mark: 'K',
  },
  {
    codes: ['583'],
    wordings: [
      ['REMOVED', 'LIEN'],
      ['RELEASED', 'LIEN'],
    ],
    event: 'lienEnded',
    meaning: 'A lien notice was released or withdrawn, or its record corrected; the words do not say which',
    source: 'general',
    mark: 'K',
  },
  {
    codes: ['670'],
    wordings: [['LEVY']],
    event: 'levyPayment',
    meaning: 'The payment came from a levy; without such words nobody knows whether it did',
    source: 'parser',
    mark: 'K',
  },
  {
    codes: ['766'],
    wordings: [['REVERSAL OF REFUND APPLIED TO NON IRS DEBT']],
    event: 'offsetReversed',
    group: 'offset',
    meaning: 'A refund that had gone to another agency was given back',
    source: 'refundtalkList',
    mark: 'S',
  },
  {
    codes: ['820'],
    wordings: [['REFUND USED TO OFFSET PRIOR IRS DEBT']],
    event: 'offset',
    group: 'offset',
    meaning: 'The refund paid an older debt to the IRS; the words may be those of the blog',
    source: 'refundtalkList',
    mark: 'S',
  },
]

/** A longer text is no explanation. */
export const longestExplanation = 1000

/** Codes that say what happened only together with the words beside them: the second takes back what the first records. */
export const codesToExplain: readonly string[] = ['971', '972']

/** The rows that are tried beside each code, in order. What 972 takes back is worded as what 971 records. */
const byCode = /* @__PURE__ */ rowsByCode()

function rowsByCode(): ReadonlyMap<string, readonly Explanation[]> {
  return new Map([
    ...distinct(explanations.flatMap(each => each.codes)).map(
      code => [code, explanations.filter(each => each.codes.includes(code))] as const,
    ),
    [
      '972',
      explanations
        .filter(each => each.codes.includes('971'))
        .map((each): Explanation => ({ ...each, codes: ['972'], event: 'reversal' })),
    ] as const,
  ])
}

/** The codes beside which the words may say more. */
export function explainedCodes(): readonly string[] {
  return [...byCode.keys()].sort()
}

/** The known explanations of a code, in the order in which they are tried. */
export function explanationsOf(code: string): readonly Explanation[] {
  return byCode.get(code) ?? []
}

/** What `text` says beside `code`; `undefined` where the words are not in the table, and beside a code that is not. */
export function knownExplanation(code: string, text: unknown): Explanation | undefined {
  return found(searches.get(code), text)
}

/** The group that `text` tells beside `code`; `undefined` where it tells none. */
export function explainedGroup(code: string, text: unknown): TransactionGroup | undefined {
  return found(groupSearches.get(code), text)?.group
}

/** A row of the table, its phrases as they stand in a text, with blanks around them, and the letters that they have. */
interface Search {
  readonly wordings: readonly { readonly letters: number; readonly phrases: readonly string[] }[]
  readonly without: string | undefined
  readonly row: Explanation
}

const searches = /* @__PURE__ */ searchesByCode()

function searchesByCode(): ReadonlyMap<string, readonly Search[]> {
  return new Map([...byCode].map(([code, rows]) => [code, rows.map(searchFor)]))
}

/** Of the codes whose words may tell a group: those of the others need not be looked at for it. */
const groupSearches = /* @__PURE__ */ searchesForGroup()

function searchesForGroup(): ReadonlyMap<string, readonly Search[]> {
  return new Map([...searches].filter(([, rows]) => rows.some(({ row }) => row.group !== undefined)))
}

function searchFor(row: Explanation): Search {
  const wordings = row.wordings.map(phrases => ({
    letters: lettersOf(phrases.join('').replaceAll(' ', '')),
    phrases: phrases.map(phrase => ` ${phrase} `),
  }))
  return { wordings, without: row.without === undefined ? undefined : ` ${row.without} `, row }
}

function found(rows: readonly Search[] | undefined, text: unknown): Explanation | undefined {
  if (rows === undefined || typeof text !== 'string' || text.length > longestExplanation) return undefined
  const there = lettersOf(text)
  let words: string | undefined
  for (const { wordings, without, row } of rows) {
    for (const { letters, phrases } of wordings) {
      // Nearly every row is ruled out by a letter that does not stand in the text at all.
      if ((there & letters) !== letters) continue
      words ??= inWords(text.toUpperCase())
      if (!holdsAll(words, phrases)) continue
      if (without === undefined || !words.includes(without)) return row
    }
  }
  return undefined
}

function holdsAll(words: string, phrases: readonly string[]): boolean {
  for (const phrase of phrases) if (!words.includes(phrase)) return false
  return true
}

/** ` NOTICE ISSUED CP 0014 `: capitals and digits, with one blank for all between and around them. */
function inWords(capitals: string): string {
  return ` ${capitals.replace(/[^A-Z0-9]+/g, ' ')} `
}

function distinct(codes: readonly string[]): readonly string[] {
  return [...new Set(codes)]
}
