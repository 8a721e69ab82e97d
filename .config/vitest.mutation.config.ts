/**
 * The tests that `npm run mutation` asks of slips in the code. Each slip has a thread of its own, in which modules are loaded once.
 * What is made up at random has one seed here, and few runs: a slip has to be noticed each time or never.
 */
import { defineConfig } from 'vitest/config'
import { LoadErrors } from './load-errors.ts'
import { NearestFirst } from './nearest-first.ts'

const root = new URL('..', import.meta.url).pathname

/** Below test, those of the rooms in which slips are made, and what holds them together. */
const all = [
  ...'text diagnostics normalize evaluate spec emit compile transcript mapper drift service queue remap'
    .split(' ')
    .map(room => `unit/${room}/**/*`),
  ...'accounting any-mapping checks documents-in-turn drift evaluator expression-types extends fields no-canary normalizers'
    .split(' ')
    .map(name => `property/${name}`),
  ...['property/portable', 'property/records', 'property/stored-results'],
  ...['golden', 'catalogue/*', 'outside/judgement', 'outside/truth', 'outside/unread', 'wrong-options'],
]

/** What stands elsewhere and is about a room as much as its own tests are. */
const about: Readonly<Record<string, readonly string[]>> = {
  spec: ['unit/diagnostics/goldens'],
  compile: ['unit/diagnostics/goldens', 'property/expression-types', 'property/extends'],
  evaluate: ['property/evaluator'],
}

/** All of them, or those of one room. */
const room = process.env.CODE_MUTATION_ASKED ?? 'all'
const asked = room === 'all' ? all : [`unit/${room}/**/*`, ...(about[room] ?? [])]

/** Those among them that are not asked. */
const leftOut = [
  // They take long: what they measure is no matter of right or wrong, or no slip is made in what they are about.
  ...['unit/mapper/hostile-expressions', 'unit/transcript/unread/look-costs', 'unit/compile/state-machine'],
  // It sets the zone of its process, which a thread cannot, and reads sources, which Stryker has written into.
  'unit/normalize/no-clock',
]

export default defineConfig({
  test: {
    root,
    testTimeout: 300_000,
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    sequence: { sequencer: NearestFirst },
    include: asked.map(name => `test/${name}.test.ts`),
    exclude: leftOut.map(name => `test/${name}.test.ts`),
    setupFiles: ['.config/fixed-seed.ts'],
    reporters: [new LoadErrors()],
    env: { PROPERTY_SEED: '12', PROPERTY_RUNS: '40', GOLDENS: 'few', SLOWNESS: '100' },
  },
})
