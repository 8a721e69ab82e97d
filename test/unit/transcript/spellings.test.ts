/** How much of the keys of documents is kept: none that is very long, and of the others so many. */
import { expect, test } from 'vitest'
import { readDocument } from '../../../src/transcript/view/read-document.ts'
import { type ReadingTree, readingTree } from '../../../src/transcript/view/tree/reading-tree.ts'
import { planOf } from '../../support/compiled.ts'

const treeOf = (): ReadingTree => readingTree(planOf('fields:\n  wages: { from: WAGES, as: money }\n'))
const readIn = (tree: ReadingTree, document: Readonly<Record<string, unknown>>): readonly unknown[] => {
  const { view, unmapped } = readDocument({ ...document }, tree)
  return [view.get('WAGES'), unmapped]
}

test('a key of two hundred characters is kept for the next documents, and no longer one', () => {
  const tree = treeOf()
  const [long, longer] = ['A'.repeat(200), 'B'.repeat(201)]
  for (let times = 0; times < 2; times++) {
    expect(readIn(tree, { [longer]: 'x', [long]: 'y', WAGES: '$1.00' })).toEqual([
      '$1.00',
      [`/${longer}`, `/${long}`],
    ])
    expect([...tree.root.spellings.keys()]).toEqual([long, 'WAGES'])
  }
})

test('of more keys than are kept the first ones are, until as many were turned away, and each is read all the same', () => {
  const tree = treeOf()
  const most = 8192
  for (let at = 0; at < most - 1; at++) readIn(tree, { [`KEY ${at}`]: 'x' })
  expect(readIn(tree, { WAGES: '$1.00' })).toEqual(['$1.00', []])
  expect(tree.root.spellings.size).toBe(most)
  expect(readIn(tree, { 'KEY 0': 'x', WAGES: '$2.00', MORE: 'y' })).toEqual(['$2.00', ['/KEY 0', '/MORE']])
  expect([...tree.root.spellings.keys()].slice(-2)).toEqual([`KEY ${most - 2}`, 'WAGES'])
  // With `MORE`, all but one of those that may be turned away.
  for (let at = 0; at < most - 2; at++) readIn(tree, { [`OTHER ${at}`]: 'x' })
  expect(tree.root.spellings.size).toBe(most)
  expect(readIn(tree, { WAGES: '$3.00', MORE: 'y', LAST: 'z' })).toEqual(['$3.00', ['/MORE', '/LAST']])
  expect([...tree.root.spellings.keys()]).toEqual(['MORE', 'LAST'])
  expect(readIn(tree, { WAGES: '$4.00', MORE: 'y' })).toEqual(['$4.00', ['/MORE']])
  expect([...tree.root.spellings.keys()]).toEqual(['MORE', 'LAST', 'WAGES'])
})
