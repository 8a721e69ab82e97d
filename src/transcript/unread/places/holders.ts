/**
 * The objects and lists of a document by their pointers. Asked for in the order of the document, as unread leaves come: of a
 * pointer only the steps behind those that it shares with the last one are walked.
 */
import { pointerSteps } from '../../../text/places/json-pointer.ts'

interface Holder {
  readonly pointer: string
  readonly value: unknown
}

export class Holders {
  /** The way to the one that was last asked for, the document first. */
  readonly #way: Holder[]

  constructor(document: unknown) {
    this.#way = [{ pointer: '', value: document }]
  }

  /** What stands at `pointer`, or `undefined` where there is nothing. Never looks at inherited properties. */
  at(pointer: string): unknown {
    let last = this.#last()
    while (!isAtOrBelow(pointer, last.pointer)) {
      this.#way.pop()
      last = this.#last()
    }
    let { value } = last
    let at = last.pointer
    for (const step of pointerSteps(pointer.slice(at.length))) {
      const end = pointer.indexOf('/', at.length + 1)
      at = end === -1 ? pointer : pointer.slice(0, end)
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, step)
          ? Reflect.get(value, step)
          : undefined
      this.#way.push({ pointer: at, value })
    }
    return value
  }

  #last(): Holder {
    return this.#way.at(-1) ?? { pointer: '', value: undefined }
  }
}

function isAtOrBelow(pointer: string, above: string): boolean {
  return pointer.startsWith(above) && (pointer.length === above.length || pointer[above.length] === '/')
}
