import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    // These run in a browser: vitest.browser.config.ts.
    exclude: ['test/browser/**'],
    testTimeout: 30_000,
  },
})
