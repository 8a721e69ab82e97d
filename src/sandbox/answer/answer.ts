/** An answer of the sandbox before it becomes a Response, so that a fault can still change it. */
import type { Choice } from '../choices.ts'

/** What happens to the body, step by step. */
export type BodyStep =
  | { readonly kind: 'text'; readonly text: string }
  /** Milliseconds in which nothing is sent. */
  | { readonly kind: 'wait'; readonly milliseconds: number }
  /** The connection is cut. */
  | { readonly kind: 'reset' }

/** An answer before it is a response: what the faults change. */
export interface Answer {
  /** Milliseconds before anything is sent. */
  readonly delay: number
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: readonly BodyStep[]
  /** What the answer rests on where the interface is silent. */
  readonly choices: readonly Choice[]
}

/** What an answer may have besides its status and body. */
export interface AnswerOptions {
  readonly choices?: readonly Choice[]
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer that holds `text`: JSON, unless the headers say otherwise. */
export function textAnswer(status: number, text: string, options: AnswerOptions = {}): Answer {
  return {
    delay: 0,
    status,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(new TextEncoder().encode(text).length),
      ...options.headers,
    },
    body: [{ kind: 'text', text }],
    choices: options.choices ?? [],
  }
}

/** An answer that holds `value` as JSON. */
export function jsonAnswer(status: number, value: object, options: AnswerOptions = {}): Answer {
  return textAnswer(status, JSON.stringify(value), options)
}

/** The same answer with another text. */
export function withText(answer: Answer, text: string): Answer {
  const { 'Content-Length': _, ...headers } = answer.headers
  return textAnswer(answer.status, text, { headers, choices: answer.choices })
}

/** The whole text of the body. */
export function bodyText(answer: Answer): string {
  return answer.body.map(step => (step.kind === 'text' ? step.text : '')).join('')
}
