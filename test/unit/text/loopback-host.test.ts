import { expect, test } from 'vitest'
import { isLoopbackHost } from '../../../src/text/loopback-host.ts'

// RFC 6761 section 6.3: localhost and every name below it; RFC 6890: 127.0.0.0/8 and ::1.
test.each(['localhost', 'sandbox.localhost', 'a.b.localhost', '127.0.0.1', '127.1.22.254', '[::1]'])(
  '%s is this machine',
  host => {
    expect(isLoopbackHost(new URL(`http://${host}`).hostname)).toBe(true)
  },
)

test.each([
  'localhost.example',
  'notlocalhost',
  'localhost.',
  '.localhost.example',
  '128.0.0.1',
  '10.127.0.1',
  '127.0.0.1.example',
  'a127.0.0.1',
  '127.0.0',
  '[::2]',
  '[::ffff:7f00:1]',
  '::1',
  '',
])('%j is none of its names', host => {
  expect(isLoopbackHost(host)).toBe(false)
})

test.each([
  ['127.1', true],
  ['0x7f.0.0.1', true],
  ['2130706433', true],
  ['LOCALHOST', true],
  ['1270.0.0.1.example', false],
])('an address that a URL writes otherwise, %s, is told by what the URL makes of it', (host, want) => {
  expect(isLoopbackHost(new URL(`http://${host}`).hostname)).toBe(want)
})
