import { defineConfig } from 'vitest/config'
import { LongFirst } from './long-first.ts'
import { measuringFiles } from './measuring-files.ts'

const root = new URL('..', import.meta.url).pathname
// These run in a browser: vitest.browser.config.ts.
const elsewhere = 'test/browser/**'
const { memory, time, growth } = measuringFiles(root)
// What these hold down is processor time. On a machine that is busy with other work the clock runs ten times as fast, and says nothing.
const measured = { testTimeout: 300_000 }

export default defineConfig({
  test: {
    root,
    // For what hangs, not for what is slow: beside other work three seconds of processor time take thirty by the clock.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    experimental: { fsModuleCache: true },
    globalSetup: ['test/support/shared-folder.ts'],
    // Unless set, one processor would stand idle, which of two is half of the machine.
    pool: 'forks',
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    projects: [
      // What a process holds depends on what it did before: each of these files has a process of its own.
      { extends: true, test: { ...measured, name: 'memory', include: [...memory], exclude: [elsewhere] } },
      // These take the least of several turns. They share processes with their like, which hold less garbage than those of the others.
      { extends: true, test: { ...measured, name: 'time', include: [...time], exclude: [elsewhere], isolate: false } },
      { extends: true, test: { ...measured, name: 'growth', include: [...growth], exclude: [elsewhere], isolate: false } },
      // The others go one after the other through one process for each processor, which loads our modules once: to load them
      // for every file takes as long as the tests.
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: [elsewhere, ...memory, ...time, ...growth],
          isolate: false,
          execArgv: ['--max-semi-space-size=64'],
        },
      },
    ],
  },
})
