/**
 * `flag`: an indicator printed as a phrase. Whether a phrase means yes or no stands in the mapping, text by text: a rule such
 * as "starts with No" is wrong for `Not significant` and `No known exception`. A phrase in neither list keeps its text, and an issue says
 * so, but of words for no answer.
 */
import { canonicalText } from '../../text/labels/canonical-label.ts'
import { nothingTexts } from '../characters/nothing.ts'
import { empty, type Normalizer, type Reading } from '../definition.ts'
import { text } from '../words/text.ts'
import { meaningIn } from './listed.ts'

/** An indicator: its words and what they mean. */
export interface Flag {
  /** As printed, like the normalizer `text`. */
  readonly text: string
  /** `null` where the mapping does not say what the words mean. */
  readonly value: boolean | null
}

type Meaning = 'yes' | 'no' | 'both'

const lists = [
  ['Yes - retirement plan', 'Box checked'],
  ['No - retirement plan', 'No second notice'],
]

/** The words, and `true` or `false` where the mapping lists them under `yes` or `no`. Blank text is empty, never false. */
export const flag: Normalizer<Flag> = {
  name: 'flag',
  summary: 'An indicator: its words as printed, and yes or no where the mapping lists them',
  output: {
    kind: 'flag',
    inside: { text: 'text', value: 'truth' },
    schema: {
      type: 'object',
      properties: { text: { type: 'string' }, value: { enum: [true, false, null] } },
      required: ['text', 'value'],
      additionalProperties: false,
    },
    type: '{ readonly text: string; readonly value: boolean | null }',
  },
  tables: ['yes', 'no'],
  examples: [
    {
      text: 'Yes - retirement plan',
      tables: lists,
      gives: { text: 'Yes - retirement plan', value: true },
    },
    {
      text: 'YES \u2013  RETIREMENT PLAN',
      tables: lists,
      gives: { text: 'YES \u2013 RETIREMENT PLAN', value: true },
    },
    { text: 'No Second Notice', tables: lists, gives: { text: 'No Second Notice', value: false } },
    { text: 'Unanswered', tables: lists, gives: { text: 'Unanswered', value: null } },
    { text: 'Not significant', tables: lists, gives: { text: 'Not significant', value: null } },
    { text: 'No', tables: lists, gives: { text: 'No', value: null } },
    { text: 'No', tables: [[], 'No'], gives: { text: 'No', value: false } },
    { text: 'X', gives: { text: 'X', value: null } },
    { text: '', tables: lists, empty: true },
    { text: '\u00a0', tables: lists, empty: true },
  ],
  parse: (raw, yes, no) => withTables(yes, no)(raw),
  withTables,
  leavesOpen: read => {
    if (typeof read !== 'object' || read === null) return false
    const { text: words, value }: Partial<Flag> = read
    return value === null && words !== undefined && !isUnanswered(words)
  },
}

/**
 * Words that say that there is no answer: neither yes nor no, and in need of no list. Source of `Unanswered`: the boxes of Form W-2
 * for a retirement plan and for sick pay.
 */
const unanswered: ReadonlySet<string> = new Set([...nothingTexts, 'Unanswered'].map(canonicalText))

/** With twice as many blanks and a colon as any of them has. */
const longestAnswer = 40

function isUnanswered(words: string): boolean {
  return words.length <= longestAnswer && unanswered.has(canonicalText(words))
}

function withTables(yes: unknown, no: unknown): (raw: string) => Reading<Flag> {
  const meaningOf = meaningIn<Meaning>(
    [
      [yes, 'yes'],
      [no, 'no'],
    ],
    (first, again) => (first === again ? first : 'both'),
  )
  return raw => {
    const words = text.parse(raw)
    if (typeof words !== 'string') return empty
    const meaning = meaningOf(words)
    // Words listed on both sides say nothing.
    const value = meaning === undefined || meaning === 'both' ? null : meaning === 'yes'
    return { text: words, value }
  }
}
