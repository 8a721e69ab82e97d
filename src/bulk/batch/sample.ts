/**
 * Which lines of an input are looked at for absent fields and for how well wordings are known, which takes their lineage and costs
 * several times what mapping does: all at the beginning, so that a short input is looked at as a whole, and then few of few batches,
 * as each batch that has some costs the main thread too. It depends on the bytes of the input alone.
 */
import { batchBytes } from './split-batches.ts'

/** Every line that begins before this byte. */
export const sampledBytes: number = 1024 * 1024
/** After that one batch in so many, and of it one line in so many. */
const batches = 8
const lines = 8

/** Whether a line is in the sample: its number and its place within the batch that begins at `offset` of the input. */
export function isSampled(offset: number, line: number, place: number): boolean {
  if (offset + place < sampledBytes) return true
  return Math.floor(offset / batchBytes) % batches === 0 && line % lines === 0
}
