/** What `tax-transcript-mapper/testing` exports. No logic here. */
export { describeGoldens, type GoldenOptions, type GoldenSuite } from './describe-goldens.ts'
export { GoldenError } from './golden-error.ts'
