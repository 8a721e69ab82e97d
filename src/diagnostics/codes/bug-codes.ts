/** The code of broken promises. A table of its own, so that any program may hold it; everything that maps has it in `runCodes`. */

/** By code: severity and message. */
export const bugCodes = {
  'bug/broken-promise': {
    severity: 'bug',
    message: (p: { what: string }) => `A bug of tax-transcript-mapper: ${p.what}`,
  },
} as const
