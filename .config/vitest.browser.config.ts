import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromium } from '../test/browser/chromium.ts'

const root = new URL('..', import.meta.url).pathname

export default defineConfig({
  // jsonata is no module of the web. What is bundled is said beforehand: found out in passing, it would reload the page.
  optimizeDeps: { noDiscovery: true, include: ['jsonata'] },
  resolve: { alias: { 'node:util': `${root}test/browser/node-util.ts` } },
  test: {
    root,
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/start-sandbox.ts'],
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          executablePath: chromium,
          // Without a sandbox of its own, which the superuser of a container does not get; and nothing but our pages.
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      }),
    },
  },
})
