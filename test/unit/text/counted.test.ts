import { expect, test } from 'vitest'
import { counted } from '../../../src/text/messages/counted.ts'

test('one thing is one, and all other numbers are several', () => {
  expect([0, 1, 2].map(count => counted(count, 'sample'))).toEqual(['0 samples', '1 sample', '2 samples'])
})
