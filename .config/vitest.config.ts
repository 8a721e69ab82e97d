import { defineConfig } from 'vitest/config'
import { LongFirst } from './long-first.ts'

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    // These run in a browser: vitest.browser.config.ts.
    exclude: ['test/browser/**'],
    testTimeout: 30_000,
    // Each file has a process of its own; unless told, one processor would stand idle, which of two is half of the machine.
    pool: 'forks',
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
  },
})
