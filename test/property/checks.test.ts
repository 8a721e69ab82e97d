/** Checks of the bundled mappings over generated transcripts: silent where the figures agree, heard where one of them is changed. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import type { Json } from '../support/check-examples.ts'
import { type Consistent, consistentTranscripts, printed } from '../support/consistent-transcripts.ts'
import { edited } from '../support/edited-transcript.ts'
import { normalTranscripts } from '../support/normal-transcripts.ts'
import { scaled } from '../support/scaled-transcript.ts'

describe('the checks', () => {
  test('say nothing of a transcript whose figures agree', () => {
    fc.assert(
      fc.property(consistentTranscripts(), ({ transcript }) => {
        expect(failed(transcript)).toEqual([])
      }),
    )
  })

  test('each find one of their figures changed', () => {
    fc.assert(
      fc.property(changedFigure(), ({ check, transcript }) => {
        expect(failed(transcript)).toContain(check)
      }),
    )
  })

  // Some of these differ by a few dollars, and at fifty an alarm is right; of benefits there is a most that anybody is paid.
  test('say nothing of a normal transcript with amounts of another size', () => {
    const all = fc.constantFrom(...normalTranscripts())
    fc.assert(
      fc.property(all, fc.integer({ min: 1, max: 20 }), ({ transcript }, times) => {
        expect(failed(scaled(transcript, times)).filter(check => check !== 'benefitsAreOfOneYear')).toEqual(
          [],
        )
      }),
    )
  })
})

/** A transcript that agreed until one line was raised, and the check that holds this line. */
function changedFigure(): fc.Arbitrary<{ readonly check: string; readonly transcript: Json }> {
  return consistentTranscripts().chain(({ transcript, held }: Consistent) => {
    const lines = Object.entries(held).flatMap(([check, pointers]) =>
      pointers.map(pointer => ({ check, pointer })),
    )
    return fc
      .tuple(fc.constantFrom(...lines), fc.integer({ min: 100_000, max: 900_000 }))
      .map(([{ check, pointer }, more]) => ({
        check,
        transcript: edited(transcript, { set: { [pointer]: printed(centsAt(transcript, pointer) + more) } }),
      }))
  })
}

function centsAt(document: Json, pointer: string): number {
  const steps = pointer.slice(1).split('/')
  const text = steps.reduce<unknown>(
    (value, step) => Reflect.get(Object(value), step.replaceAll('~1', '/')),
    document,
  )
  return Number(String(text).replace(/[$,.]/g, ''))
}

/** The names of the checks that do not hold. */
function failed(document: Json): readonly string[] {
  return mapTranscript(document).issues.flatMap(({ check }) => check ?? [])
}
