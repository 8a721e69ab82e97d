import { expect, test } from 'vitest'
import { withoutIgnored } from '../../../../src/authoring/check/ignored-findings.ts'
import { expectGrowth } from '../../../support/growth.ts'

test('a comment is found behind anything, with its place', () => {
  const text = '\ufeffid: a\nform: b # txmap-ignore spec/tag\n'
  const [found, more] = withoutIgnored([{ name: 'a.yaml', text }], [])
  expect(more).toBeUndefined()
  expect(found).toMatchObject({
    code: 'ignore/unused',
    span: { file: 'a.yaml', line: 2, column: 9, offset: 14, length: 23 },
  })
})

test('a comment is found where a carriage return alone ends a line', () => {
  const text = 'id: a\rform: b # txmap-ignore spec/tag\rtitle: c\r'
  expect(withoutIgnored([{ name: 'a.yaml', text }], [])).toMatchObject([
    { code: 'ignore/unused', span: { line: 2, column: 9, length: 23 } },
  ])
})

test('a word that begins with it is none', () => {
  expect(withoutIgnored([{ name: 'a.yaml', text: '# txmap-ignored spec/tag\n' }], [])).toEqual([])
})

test('the time grows with the text', () => {
  for (const unit of ['# txmap-ignore a b\n', '# ', ' #txmap-ignore', ' # txmap-ignore x', '#\t']) {
    const prepare = (size: number) => {
      const text = `# txmap-ignore a b\n${unit.repeat(size)}`
      return () => withoutIgnored([{ name: 'a.yaml', text }], [])
    }
    expectGrowth([10_000, 100_000], prepare, smallest => 15 * smallest + 60, unit)
  }
})
