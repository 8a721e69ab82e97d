/** Paths in messages are those of the installed package. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inPackage } from '../../../src/diagnostics/package-path.ts'
import { projectRoot } from '../../support/goldens.ts'

test('a file of the package is named as from the project that installed it', () => {
  const { name } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  expect(inPackage('docs/errors.md')).toBe(`node_modules/${name}/docs/errors.md`)
  expect(existsSync(join(projectRoot, 'docs/errors.md'))).toBe(true)
})
