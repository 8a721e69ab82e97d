/** A section that somebody wrote as JSON in a text: what it holds is nobody's to read, and is never gone in silence. */
import { expect, test } from 'vitest'
import { mapTranscript } from '../../src/index.ts'
import { pointerTo } from '../../src/text/places/json-pointer.ts'
import { goldens } from '../support/goldens.ts'

/** Every object and list of a document, each with what holds it. */
function* partsOf(holder: object, at = ''): Generator<readonly [holder: object, key: string, at: string]> {
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value !== 'object' || value === null) continue
    const pointer = pointerTo(at, key)
    yield [holder, key, pointer]
    yield* partsOf(value, pointer)
  }
}

test.each(goldens().map(({ name, text }) => ({ name, text })))(
  'each section of $name that is a text is reported, or is data as it stands',
  ({ text }) => {
    const document: object = JSON.parse(text)
    const before = JSON.stringify(mapTranscript(document).data)
    const silent = [...partsOf(document)].flatMap(([holder, key, at]) => {
      const section: unknown = Reflect.get(holder, key)
      const written = JSON.stringify(section)
      Reflect.set(holder, key, written)
      const { data, issues } = mapTranscript(document)
      Reflect.set(holder, key, section)
      const after = JSON.stringify(data)
      const isReported = issues.some(
        ({ pointer, severity }) => severity !== 'info' && pointer?.startsWith(at) === true,
      )
      const isKept = after.includes(JSON.stringify(written).slice(1, -1))
      return after === before || isReported || isKept ? [] : [at]
    })
    expect(silent).toEqual([])
  },
)
