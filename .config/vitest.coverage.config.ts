/**
 * `npm run test:coverage`: every line and every branch between a raw text and its result is run by a test, or
 * .config/not-covered.txt says why none does. What is made up at random has one seed here, so that the same code gives the same count.
 */
import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname
/** The rooms between a raw text and its result. */
const rooms = ['text', 'plan', 'normalize', 'evaluate', 'transcript', 'mapper']
/** What costs much there and runs nothing that the others do not. */
const costly = ['test/unit/mapper/hostile-expressions.test.ts', 'test/unit/transcript/unread/look-costs.test.ts']

export default defineConfig({
  test: {
    root,
    testTimeout: 300_000,
    pool: 'forks',
    isolate: false,
    include: [
      ...rooms.map(room => `test/unit/${room}/**/*.test.ts`),
      ...['accounting', 'drift', 'evaluator', 'fields', 'normalizers', 'records'].map(
        name => `test/property/${name}.test.ts`,
      ),
      'test/golden.test.ts',
      'test/catalogue/{layouts,printings,titles}.test.ts',
      'test/outside/truth.test.ts',
    ],
    exclude: costly,
    // Nor does what jsonata itself makes of each golden.
    testNamePattern: /^(?!.*with stock jsonata evaluating)/,
    // What fails is reported, then the summary: the findings of the gate stand at the end.
    reporters: ['minimal'],
    setupFiles: ['.config/fixed-seed.ts'],
    env: { PROPERTY_SEED: '12', PROPERTY_RUNS: '150', SLOWNESS: '10' },
    coverage: {
      enabled: true,
      reportOnFailure: true,
      provider: 'v8',
      include: rooms.map(room => `src/${room}/**/*.ts`),
      reporter: ['text-summary', 'json'],
      reportsDirectory: 'coverage',
    },
  },
})
