import { defineConfig } from 'vitest/config'
import { measuringFiles } from './measuring-files.ts'

const root = new URL('..', import.meta.url).pathname
/** The rooms between a raw text and its result. */
const rooms = ['text', 'plan', 'normalize', 'evaluate', 'transcript', 'mapper']

/**
 * `npm run test:coverage`: every line and every branch from raw text to result is run by the tests of these rooms, or says beside
 * it why none can.
 */
export default defineConfig({
  test: {
    root,
    testTimeout: 120_000,
    pool: 'forks',
    exclude: ['test/browser/**', ...measuringFiles(root)],
    isolate: false,
    include: [
      ...rooms.map(room => `test/unit/${room}/**/*.test.ts`),
      'test/golden.test.ts',
      'test/property/accounting.test.ts',
      'test/property/evaluator.test.ts',
      'test/property/normalizers.test.ts',
    ],
    coverage: {
      enabled: true,
      reportOnFailure: true,
      provider: 'v8',
      include: rooms.map(room => `src/${room}/**/*.ts`),
      reporter: ['text-summary', 'json', 'json-summary'],
      reportsDirectory: 'coverage',
    },
  },
})
