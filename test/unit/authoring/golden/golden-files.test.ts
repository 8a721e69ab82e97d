import { expect, test } from 'vitest'
import { goldenFolders } from '../../../../src/authoring/golden/golden-files.ts'

test('a golden is a folder with one of the three files, wherever it lies', () => {
  const files = [
    'g/b/input.json',
    'g/a/note.md',
    'g/a/input.json',
    'g/a/expected.yaml',
    'g/c/d/expected.new.yaml',
    'input.json',
    'g/input.json.bak',
  ]
  expect(goldenFolders(files)).toEqual([
    { folder: '.', hasInput: true, hasExpected: false, hasPending: false },
    { folder: 'g/a', hasInput: true, hasExpected: true, hasPending: false },
    { folder: 'g/b', hasInput: true, hasExpected: false, hasPending: false },
    { folder: 'g/c/d', hasInput: false, hasExpected: false, hasPending: true },
  ])
})
