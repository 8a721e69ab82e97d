/** What messages call a file that was named on a command line: as it was written, and "-" in words. */

/** The name of an input for a message. */
export function inputName(file: string): string {
  return file === '-' ? 'standard input' : file
}

/** The name of an output for a message. */
export function outputName(file: string): string {
  return file === '-' ? 'standard output' : file
}
