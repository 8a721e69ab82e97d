/** What "npm run generate" is made from is at fault, or lacks something. The message says what to write, and where. */
export class GenerateFault extends Error {
  override readonly name = 'GenerateFault'

  /** `what` is a sentence without its end, and `faults` are the lines below it. */
  constructor(what: string, faults: readonly string[]) {
    super(`${what}:\n\n${faults.join('\n')}`)
  }
}
