/** Work in turns: what each piece is given, and how often. */
import { expect, test } from 'vitest'
import { inTurns } from '../../bench/measure/in-turns.ts'

const options = { rounds: 2, clock: 'wall', effort: 0, together: 3, progress: () => undefined } as const

test('documents are made again for each piece of work, and go on where the last ones stopped', () => {
  const seen: unknown[] = []
  const [timing] = inTurns(
    [
      {
        name: 'reads',
        texts: ['1', '2'],
        made: text => [text],
        work: document => seen.push(document),
      },
    ],
    options,
  )
  // Three while warming up, three in each round.
  expect(seen).toEqual([['1'], ['2'], ['1'], ['2'], ['1'], ['2'], ['1'], ['2'], ['1']])
  expect(new Set(seen).size).toBe(9)
  expect([timing?.name, timing?.rounds.length]).toEqual(['reads', 2])
})

test('a sample that is to be whole takes all documents', () => {
  const seen: unknown[] = []
  const texts = ['1', '2', '3', '4', '5', '6']
  inTurns(
    [{ name: 'reads', texts, isWhole: true, made: text => text, work: text => seen.push(text) }],
    options,
  )
  expect(seen).toEqual([...texts, ...texts, ...texts])
})

test('pieces of work take turns in each round', () => {
  const seen: string[] = []
  const work = (name: string) => ({ name, texts: ['1'], made: () => name, work: () => seen.push(name) })
  inTurns([work('a'), work('b')], { ...options, together: 1 })
  expect(seen.join('')).toBe('ababab')
})
