/**
 * A mark on a request whose body is not what came over the wire, but was rewritten from what a body parser made of it. Such a
 * body says the same, byte for byte it is another: no signature of the raw body can hold for it. A property of the request, since
 * a handler takes a request and nothing else, and not a header, which a sender could set.
 */

const rewritten: unique symbol = Symbol.for('tax-transcript-mapper.rewritten-body')

/** The same request, marked. */
export function markRewritten(request: Request): Request {
  return Object.defineProperty(request, rewritten, { value: true })
}

/** Whether the body was rewritten. */
export function isRewritten(request: Request): boolean {
  return Object.hasOwn(request, rewritten)
}
