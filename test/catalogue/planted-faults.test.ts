/** Faults planted in normal transcripts: each raises the alarm that names it, at the figure it is about. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Issue, mapTranscript } from '../../src/index.ts'
import type { Json } from '../support/check-examples.ts'
import { type Edits, edited } from '../support/edited-transcript.ts'
import { normalTranscripts, sample } from '../support/normal-transcripts.ts'

/** A transcript with one thing wrong: made from a sample, or from a normal transcript by what it is. */
interface PlantedFault extends Edits {
  readonly what: string
  readonly from?: string
  readonly normal?: string
  /** The name of the check that finds it, or the code of the issue. */
  readonly alarm: string
  /** The path of the field, or where there is none the pointer into the transcript. */
  readonly at: string
}

const normal = new Map(normalTranscripts().map(({ what, transcript }) => [what, transcript]))
const faults: readonly PlantedFault[] = JSON.parse(
  readFileSync(new URL('./planted-faults.json', import.meta.url), 'utf8'),
)

describe('a planted fault', () => {
  test.each(faults)('raises the alarm that names it: $what', fault => {
    // Told in full where it is not among them.
    expect(alarms(edited(base(fault), fault))).toEqual(expect.arrayContaining([`${fault.alarm} ${fault.at}`]))
  })

  test.each(faults)('is what raises it: $what', fault => {
    expect(alarms(base(fault)).filter(each => each.startsWith(`${fault.alarm} `))).toEqual([])
  })

  test('is one of at least 25, each described once', () => {
    expect(new Set(faults.map(({ what }) => what)).size).toBe(faults.length)
    expect(faults.length).toBeGreaterThanOrEqual(25)
  })
})

function base({ from, normal: what }: PlantedFault): Json {
  const found = what === undefined ? sample(from ?? '') : normal.get(what)
  if (found === undefined) throw new TypeError(`no normal transcript is described so: ${what}`)
  return found
}

/** Each issue of severity warning or error: its check or code, and where it is. */
function alarms(document: Json): readonly string[] {
  return mapTranscript(document)
    .issues.filter(({ severity }) => severity !== 'info')
    .map(each => `${each.check ?? each.code} ${placeOf(each)}`)
}

function placeOf({ path, pointer }: Issue): string {
  return path ?? pointer ?? ''
}
