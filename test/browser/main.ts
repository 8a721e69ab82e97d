/** Runs the tests in the browser, where there is one. A machine without is skipped with a message; continuous integration never is. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from './chromium.ts'

const config = '.config/vitest.browser.config.ts'
const isContinuousIntegration = !['', '0', 'false'].includes(process.env.CI ?? '')

if (existsSync(chromium)) {
  const vitest = ['vitest', 'run', '--config', config, ...process.argv.slice(2)]
  process.exitCode = spawnSync('npx', ['--no-install', ...vitest], { stdio: 'inherit' }).status ?? 1
} else if (isContinuousIntegration) {
  console.error(`There is no Chromium at ${chromium}, and CI is set: the tests in the browser must run`)
  process.exitCode = 1
} else {
  console.log(
    `Tests in the browser skipped: there is no Chromium at ${chromium} (CHROMIUM names another place)`,
  )
}
