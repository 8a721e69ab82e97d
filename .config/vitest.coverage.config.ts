/**
 * `npm run test:coverage`: every line and every branch from raw text to result is run by a test, or .config/not-covered.txt says
 * why none can. What is made up at random has one seed here, so that the same code gives the same count.
 */
import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname
/** The rooms between a raw text and its result. */
const rooms = ['text', 'plan', 'normalize', 'evaluate', 'transcript', 'mapper']
/** What says nothing of these rooms: processes, servers, generated files. */
const elsewhere = ['apps', 'browser', 'bulk', 'type-cost', 'mutation', 'bench']

export default defineConfig({
  test: {
    root,
    testTimeout: 300_000,
    pool: 'forks',
    isolate: false,
    include: ['test/**/*.test.ts'],
    exclude: [
      ...elsewhere.map(folder => `test/${folder}/**`),
      ...['bench', 'bulk', 'docs', 'generate', 'node', 'sandbox', 'service'].map(
        folder => `test/unit/${folder}/**`,
      ),
      'test/{architecture,generated,package}.test.ts',
    ],
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
