/**
 * The only list of codes. A released code is never reused or renumbered; docs/errors.md has one section for each.
 * Headlines say in the present tense what is wrong with which named thing. They name labels and places, never values.
 * It is put together from one table for each kind of program, so that a program carries only its own.
 */
import type { ParametersIn } from './code-table.ts'
import { commandCodes } from './command-codes.ts'
import { goldenCodes } from './golden-codes.ts'
import { mappingCodes } from './mapping-codes.ts'
import { projectCodes } from './project-codes.ts'
import { queueCodes } from './queue-codes.ts'
import { remapCodes } from './remap-codes.ts'
import { resultCodes } from './result-codes.ts'
import { runCodes } from './run-codes.ts'
import { sampleCodes } from './sample-codes.ts'
import { serviceCodes } from './service-codes.ts'

/** Every code with its severity and its message. */
export const codes = {
  ...mappingCodes,
  ...projectCodes,
  ...runCodes,
  ...resultCodes,
  ...serviceCodes,
  ...queueCodes,
  ...sampleCodes,
  ...commandCodes,
  ...remapCodes,
  ...goldenCodes,
} as const

/**
 * Every code this package can report.
 * @example
 * const mustBeSeen: readonly Code[] = ['transcript/unread-key-figure', 'check/failed']
 * mapTranscript(raw).issues.some(({ code }) => mustBeSeen.includes(code)) // => false
 */
export type Code = keyof typeof codes

/** What the message of a code is made from. */
export type Parameters<C extends Code> = ParametersIn<typeof codes, C>
