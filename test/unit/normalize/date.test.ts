import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { date } from '../../../src/normalize/date/date.ts'
import { normalizers } from '../../../src/normalize/registry.ts'
import { outcomeOf } from '../../support/outcome.ts'

const room = new URL('../../../src/normalize/', import.meta.url)
const zone = process.env.TZ

afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('date', () => {
  it.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'America/Sao_Paulo', 'Asia/Kathmandu'])(
    'gives the same days in %s, as every normalizer does',
    name => {
      process.env.TZ = name
      expect(new Date(2024, 0, 1).getTimezoneOffset() === 0).toBe(name === 'UTC')
      expect(date.parse('03-10-2024')).toBe('2024-03-10')
      for (const normalizer of Object.values(normalizers)) {
        for (const { text, tables = [], with: beside, ...want } of normalizer.examples) {
          expect(outcomeOf(normalizer, text, ...(beside === undefined ? tables : [beside]))).toEqual(want)
        }
      }
    },
  )

  it('shares its room with nobody who asks for a clock, a zone or a locale', () => {
    const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter(file =>
      file.endsWith('.ts'),
    )
    for (const file of files) {
      const code = readFileSync(new URL(file, room), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '')
      expect(code, file).not.toMatch(
        /\bDate\(|\bDate\.|\bIntl\b|toLocale|localeCompare|process\.|performance/,
      )
    }
  })

  it.each(['08-17-2020 ', '\u00a008-17-2020', '08\u221217\u22122020'])(
    'reads %j in spite of its conversion',
    text => {
      expect(date.parse(text)).toBe('2020-08-17')
    },
  )

  it.each([
    '08 17 2020',
    '8-17-2020',
    '17-08-2020',
    '2020-8-17',
    '2020-17-08',
    '20-08-17',
    '08-17-2020x',
    '08-17-02020',
    '08.17.2020',
    '0\u0661-17-2020',
    '08-17',
    '2020',
    'Aug. 2020',
    'Aug. 0, 2020',
    'Aug. 32, 2020',
    'Feb. 29, 2023',
    '31 Aug. 2020',
    'today',
    '08-17-2020 08-18-2020',
    '-08-17-202',
    '0000-00-01',
    '00-01-0000',
  ])('refuses %j', text => {
    expect(outcomeOf(date, text)).toHaveProperty('refused')
  })

  it('refuses a date with its month in words by its length first', () => {
    for (const text of [`${'A'.repeat(29)}. 17, 2020`, `Aug.${' '.repeat(28)}17, 2020`]) {
      expect(outcomeOf(date, text)).not.toEqual({ refused: 'longer than 40 characters' })
      expect(outcomeOf(date, text.replace(/(?=\d\d,)/, '  '))).toEqual({
        refused: 'longer than 40 characters',
      })
    }
  })
})
