import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileOfRevision, NoRevisionError } from '../../../src/node/git-file.ts'
import { projectRoot } from '../../support/goldens.ts'

describe.skipIf(!existsSync(join(projectRoot, '.git')))('fileOfRevision', () => {
  test('gives the text of a file as a revision has it', () => {
    expect(fileOfRevision('HEAD', 'LICENSE')).toBe(readFileSync(join(projectRoot, 'LICENSE'), 'utf8'))
  })

  test.each([
    ['a file that is not there', 'HEAD', 'no-such-file.yaml', false],
    ['a revision that is not there', 'no-such-revision', 'LICENSE', true],
    ['an option in place of a revision', '--output=made', 'LICENSE', true],
  ])('throws for %s', (_, revision, name, isRevision) => {
    const isNone = expect.toSatisfy((error: unknown) => error instanceof NoRevisionError === isRevision)
    expect(() => fileOfRevision(revision, name)).toThrow(isNone)
  })

  test('asks the repository of the file, wherever the process runs', () => {
    const before = process.cwd()
    process.chdir(tmpdir())
    try {
      const file = join(projectRoot, 'LICENSE')
      expect(fileOfRevision('HEAD', file)).toBe(readFileSync(file, 'utf8'))
      expect(fileOfRevision('HEAD', relative('.', file))).toBe(readFileSync(file, 'utf8'))
    } finally {
      process.chdir(before)
    }
  })
})
