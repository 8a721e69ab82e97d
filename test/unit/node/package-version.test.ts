import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packageVersion } from '../../../src/node/package-version.ts'

test('the version is that of package.json', () =>
  expect(readFileSync('package.json', 'utf8')).toContain(`"version": "${packageVersion()}"`))
