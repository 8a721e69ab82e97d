/** A golden that is not as expected. */

/**
 * `expected` and `actual` are texts of expected.yaml, which test runners show side by side.
 * @example
 * new GoldenError('wages differ', { expected: '1', actual: '2' }).showDiff // => true
 */
export class GoldenError extends Error {
  readonly expected: string | undefined
  readonly actual: string | undefined
  /** Asks for that. */
  readonly showDiff: boolean

  constructor(message: string, texts?: { readonly expected: string; readonly actual: string }) {
    super(message)
    this.name = 'GoldenError'
    this.expected = texts?.expected
    this.actual = texts?.actual
    this.showDiff = texts !== undefined
  }
}
