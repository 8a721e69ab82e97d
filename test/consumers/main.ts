/**
 * `npm run consumers`: the packed package in every set-up of consumers.ts, each a project of its own with packages from the
 * registry. Takes many minutes; `npm run consumers -- jest vite` tries those with such a word in their names.
 * RECORD=1 keeps the figures for docs/proofs.md.
 */
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeConsumer } from '../support/consumer.ts'
import { keepMeasurement } from '../support/measurement.ts'
import { consumers } from './consumers.ts'
import { removeConsumer, tryConsumer } from './try-consumer.ts'

const words = process.argv.slice(2)
const chosen = consumers.filter(
  ({ name, short }, index) =>
    words.length === 0 ||
    index === 0 ||
    words.some(word => (word === '--short' ? short : name.includes(word))),
)
const { tarball } = makeConsumer()
const top = mkdtempSync(join(tmpdir(), 'consumers-'))
const hashes = new Set<string>()
let failed = 0

for (const [index, consumer] of chosen.entries()) {
  const started = performance.now()
  const folder = join(top, String(index))
  mkdirSync(folder)
  let reported = 'fine'
  try {
    const hash = tryConsumer(consumer, tarball, folder)
    if (hash !== undefined) hashes.add(hash)
    if (hashes.size > 1) reported = `another hash: ${hash}`
  } catch (error) {
    reported = error instanceof Error ? error.message : String(error)
  }
  if (reported !== 'fine') failed++
  else removeConsumer(folder)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `${reported === 'fine' ? 'fine  ' : 'FAILED'} ${consumer.name} (${seconds} s)${reported === 'fine' ? '' : `\n${reported.slice(-3000)}\nin ${folder}`}`,
  )
}
console.log(
  `${chosen.length - failed} of ${chosen.length} fine; SHA-256 of the output: ${[...hashes].join(', ')}`,
)
if (failed > 0) process.exitCode = 1
else if (words.length === 0)
  keepMeasurement('consumers', 'npm run consumers', [
    `${chosen.length} set-ups`,
    ...[...hashes].map(hash => `SHA-256 (${hash.slice(0, 8)}…)`),
  ])
