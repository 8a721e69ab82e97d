import { expect, test } from 'vitest'
import { withPlace } from '../../../src/cli/render/with-place.ts'

test.each([
  ['/A/(not shown), which nothing reads', '/A/B C', '/A/B C, which nothing reads'],
  ['see /(not shown)/(not shown)/0', '/$1 (x)/y~1z/0', 'see /$1 (x)/y~1z/0'],
  [
    'The sum leaves out /A/(not shown), which nothing reads',
    '/A/$& costs',
    'The sum leaves out /A/$& costs, which nothing reads',
  ],
  ['/A/(not shown) is of another place', '/B/C', '/A/(not shown) is of another place'],
  ['/A/(not shown)', null, '/A/(not shown)'],
  ['/A/B is shown', '/A/B', '/A/B is shown'],
])('%j with the place %j', (message, pointer, shown) => {
  expect(withPlace(message, pointer)).toBe(shown)
})
