/** The faults that a client can be tested with: what each does to a call that would be answered well. */
import { type Answer, bodyText, textAnswer, withText } from '../answer/answer.ts'
import { refused } from '../answer/refusal.ts'

/** A call that a fault strikes. */
export interface FaultScene {
  readonly parameter: (name: string) => number
  /** Carries the call out. */
  readonly perform: () => Answer
  /** What happens when the token of the call has just run out. */
  readonly performExpired: () => Answer
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A whole number: what it is unless told, and its bounds. */
export interface FaultParameter {
  readonly usual: number
  readonly least: number
  readonly most: number
}

export interface Fault {
  /** First three digits of the tax ids that ask for it; 00 follows, then the last four of a test taxpayer. */
  readonly area: string
  readonly summary: string
  /** How many times in a row it strikes before the call is answered well, unless told. */
  readonly times: number
  readonly parameters: Readonly<Record<string, FaultParameter>>
  readonly strike: (scene: FaultScene) => Answer
}

const milliseconds = { ms: { usual: 3000, least: 0, most: 600_000 } }
const always = Number.POSITIVE_INFINITY

const table = {
  'rate-limited': {
    area: '901',
    summary: '429 with Retry-After: seconds, or with as-date=1 the date',
    times: 1,
    parameters: {
      'retry-after': { usual: 1, least: 0, most: 86_400 },
      'as-date': { usual: 0, least: 0, most: 1 },
    },
    strike: ({ parameter, now }) => {
      const seconds = parameter('retry-after')
      const date = new Date(now() + seconds * 1000).toUTCString()
      return refused(429, 'rate-limited', 'Too many calls', {
        headers: { 'Retry-After': parameter('as-date') === 1 ? date : String(seconds) },
      }).answer
    },
  },
  'server-error': {
    area: '902',
    summary: '500, or another status from 500 to 599',
    times: 1,
    parameters: { status: { usual: 500, least: 500, most: 599 } },
    strike: ({ parameter }) => refused(parameter('status'), 'server-error', 'A fault of the server').answer,
  },
  'expired-token': {
    area: '903',
    summary: 'The token has run out: 401. On the token call: a token that has run out already',
    times: 1,
    parameters: {},
    strike: ({ performExpired }) => performExpired(),
  },
  slow: {
    area: '904',
    summary: 'Nothing for so many milliseconds, then the answer',
    times: always,
    parameters: milliseconds,
    strike: ({ parameter, perform }) => ({ ...perform(), delay: parameter('ms') }),
  },
  'slow-body': {
    area: '905',
    summary: 'Half of the body, nothing for so many milliseconds, the other half',
    times: always,
    parameters: milliseconds,
    strike: ({ parameter, perform }) => {
      const answer = perform()
      const [first, second] = halves(bodyText(answer))
      const wait = { kind: 'wait', milliseconds: parameter('ms') } as const
      return { ...answer, body: [{ kind: 'text', text: first }, wait, { kind: 'text', text: second }] }
    },
  },
  'reset-mid-body': {
    area: '906',
    summary: 'Half of the body, then the connection is reset',
    times: 1,
    parameters: {},
    strike: ({ perform }) => {
      const answer = perform()
      const text = halves(bodyText(answer))[0]
      // A pause lets the first half arrive: a reset overtakes what is still on its way.
      return {
        ...answer,
        body: [{ kind: 'text', text }, { kind: 'wait', milliseconds: 50 }, { kind: 'reset' }],
      }
    },
  },
  'html-body': {
    area: '907',
    summary: '200 with a page of HTML',
    times: always,
    parameters: {},
    strike: () =>
      textAnswer(200, '<!doctype html>\n<title>Maintenance</title>\n<p>We will be back soon.</p>\n', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      }),
  },
  'duplicate-keys': {
    area: '908',
    summary: 'JSON in which one key stands twice in one object, with two values',
    times: always,
    parameters: {},
    strike: ({ perform }) => {
      const answer = perform()
      return withText(answer, withKeyTwice(bodyText(answer)))
    },
  },
  'truncated-json': {
    area: '909',
    summary: '200, complete as HTTP, with JSON that breaks off in the middle',
    times: always,
    parameters: {},
    strike: ({ perform }) => {
      const answer = perform()
      return withText(answer, halves(bodyText(answer))[0])
    },
  },
} as const satisfies Readonly<Record<string, Fault>>

export type FaultName = keyof typeof table

/** Each fault by its name. */
export const faults: Readonly<Record<FaultName, Fault>> = table

/** Whether there is a fault of that name. */
export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(table, name)
}

/** The fault that a tax id asks for: `901004321` asks for the first, on the taxpayer whose id ends in 4321. */
export function faultOfTin(tin: string): FaultName | undefined {
  const names = Object.keys(table).filter(isFaultName)
  return names.find(name => new RegExp(`^${faults[name].area}00[0-9]{4}$`).test(tin))
}

function halves(text: string): readonly [string, string] {
  const middle = text.length >> 1
  // Never between the two halves of one character.
  const cut = /^[\uDC00-\uDFFF]/.test(text.slice(middle)) ? middle + 1 : middle
  return [text.slice(0, cut), text.slice(cut)]
}

/** The first key of SECTION_HEADER, or of the whole object, stands twice; a parser that keeps the last sees no change. */
function withKeyTwice(text: string): string {
  const place = /"SECTION_HEADER"\s*:\s*\{\s*(?=")/.exec(text) ?? /\{\s*(?=")/.exec(text)
  if (place === null) return text
  const at = place.index + place[0].length
  const key = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(at))?.[0] ?? '""'
  return `${text.slice(0, at)}${key}: "Printed twice", ${text.slice(at)}`
}
