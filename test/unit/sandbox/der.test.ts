/** The bytes of DER values, against values written out by hand. */
import { describe, expect, test } from 'vitest'
import {
  bits,
  integer,
  objectId,
  octets,
  sequence,
  setOf,
  tagged,
  time,
  truth,
  utf8Text,
} from '../../../src/sandbox/server/der.ts'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

describe('DER', () => {
  test.each([
    ['a number', integer(Uint8Array.of(2)), '020102'],
    ['zero', integer(Uint8Array.of(0)), '020100'],
    ['no bytes as zero', integer(Uint8Array.of()), '020100'],
    ['a number with leading zeros', integer(Uint8Array.of(0, 0, 5)), '020105'],
    ['a number with a high first bit', integer(Uint8Array.of(0x80, 1)), '0203008001'],
    ['truth', truth(), '0101ff'],
    ['an object id', objectId('1.2.840.10045.4.3.2'), '06082a8648ce3d040302'],
    ['an object id of a certificate extension', objectId('2.5.29.19'), '0603551d13'],
    ['text', utf8Text('é'), '0c02c3a9'],
    ['octets', octets(Uint8Array.of(1, 2)), '04020102'],
    ['bits', bits(Uint8Array.of(0x80), 7), '03020780'],
    ['an empty sequence', sequence(), '3000'],
    ['a set', setOf(integer(Uint8Array.of(1))), '3103020101'],
    ['a moment before 2050', time(Date.UTC(2026, 0, 2, 3, 4, 5, 678)), '170d3236303130323033303430355a'],
    ['a moment from 2050', time(Date.UTC(2050, 0, 1)), '180f32303530303130313030303030305a'],
  ])('writes %s', (_, bytes, want) => {
    expect(hex(bytes)).toBe(want)
  })

  test.each([
    [127, '047f'],
    [128, '048180'],
    [255, '0481ff'],
    [256, '04820100'],
    [65_536, '0483010000'],
  ])('writes a length of %i', (length, head) => {
    const bytes = tagged(0x04, new Uint8Array(length))
    expect(hex(bytes.subarray(0, bytes.length - length))).toBe(head)
  })
})
