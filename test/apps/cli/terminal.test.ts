/** What a terminal gets: nothing that it obeys and nothing that turns the direction of reading round, whoever wrote it. */
import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { colourOrders, painter } from '../../../src/cli/paint.ts'
import { escaped, escapingInto, jsonText, terminalOf } from '../../../src/cli/terminal.ts'
import { compileExpression } from '../../../src/evaluate/compile-expression.ts'
import { expectGrowth } from '../../support/growth.ts'
import { file, mapping, sample, txmap } from '../../support/txmap.ts'

/** Every character that has no place on a terminal but tab and line feed, which lay a text out. */
const orders = [
  ...Array.from({ length: 0xa0 }, (_, code) => code).filter(code => code < 0x20 || code >= 0x7f),
  0x061c,
  0x200e,
  0x200f,
  0x2028,
  0x2029,
  0x202a,
  0x202b,
  0x202c,
  0x202d,
  0x202e,
  0x2066,
  0x2067,
  0x2068,
  0x2069,
  0xfeff,
]
  .map(code => String.fromCharCode(code))
  .filter(character => character !== '\t' && character !== '\n')

const forbidden = (text: string): readonly string[] => orders.filter(order => text.includes(order))
const hostile = `a${orders.join('x')}b`

/** A terminal whose outlets are texts. */
function watched(hasColour = false, isTerminal = false) {
  const seen = { out: '', notes: '' }
  const terminal = terminalOf({
    output: text => {
      seen.out += text
    },
    notes: text => {
      seen.notes += text
    },
    results: () => new PassThrough(),
    isTerminal,
    hasColour,
    showsResults: false,
    columns: undefined,
  })
  return { seen, terminal }
}

describe('the door to the terminal', () => {
  test('lets no order through, whatever a command writes', () => {
    const { seen, terminal } = watched()
    terminal.write(`${hostile}\n\tb`)
    terminal.note(`${hostile}\n\tb`)
    expect(forbidden(seen.out + seen.notes)).toEqual([])
    expect(seen.out).toBe(seen.notes)
    expect(seen.out).toHaveLength(hostile.length + 3)
    expect(seen.out.endsWith('b\n\tb')).toBe(true)
  })

  test('has colours where there are some, and no other order of that kind', () => {
    const { seen, terminal } = watched(true)
    const paint = painter(true)
    const all = (['bold', 'dim', 'red', 'yellow', 'green', 'alarm'] as const).map(each => paint(each, 'x'))
    terminal.write(all.join(''))
    expect(seen.out).toBe(all.join(''))
    seen.out = ''
    terminal.write(
      '\u001b[2J\u001b[H\u001b]0;title\u0007\u001b[8m\u001b[38;5;1m\u001b[1;31m\u001b[31;1H\u001bc',
    )
    expect(forbidden(seen.out)).toEqual([])
    terminal.note(paint('red', 'x'))
    expect(forbidden(seen.notes)).toEqual([])
  })

  test('paints no text that is an order itself', () => {
    expect(painter(false)('red', '\u001b[31mx\n')).toBe('\ufffd[31mx\ufffd')
    expect(painter(true)('red', '\u001b[32mx')).toBe('\u001b[31m\ufffd[32mx\u001b[39m')
  })

  test('draws a line again only where notes go to a terminal', () => {
    const [plain, drawn] = [watched(), watched(false, true)]
    plain.terminal.clearLine()
    drawn.terminal.clearLine()
    expect([plain.seen.notes, drawn.seen.notes]).toEqual(['', '\r\u001b[K'])
  })

  test('costs time in proportion to the text', () => {
    for (const piece of ['\u001b', '\u001b[31', '\u001b[31m', '\u202e', 'x', '\n']) {
      const written = (length: number) => {
        const { terminal } = watched(true)
        return () => terminal.write(piece.repeat(length / piece.length))
      }
      expectGrowth([100_000, 800_000], written, smallest => 100 + 16 * smallest)
    }
  })
})

describe('JSON for a terminal', () => {
  test('is the same value, without a character that a terminal obeys', () => {
    const value = { [hostile]: [hostile, { text: hostile, more: 'ä \ud83d\ude00 \ud800 "\\ \\u202e' }] }
    for (const pretty of [false, true]) {
      const text = jsonText(value, pretty)
      expect(JSON.parse(text)).toEqual(value)
      expect(forbidden(text)).toEqual([])
    }
    expect(jsonText({ a: '\u009b\u202e' })).toBe('{"a":"\\u009b\\u202e"}')
  })

  test('passes through a stream in the same way, wherever its bytes are split', async () => {
    const lines = `${[hostile, 'ä\u202eö\ud83d\ude00', '\u2066'].map(each => JSON.stringify({ each })).join('\n')}\n`
    const bytes = Buffer.from(lines)
    for (const size of [1, 2, 3, 7, bytes.length]) {
      const into = new PassThrough()
      const stream = escapingInto(into)
      for (let at = 0; at < bytes.length; at += size) stream.write(bytes.subarray(at, at + size))
      stream.end(() => into.end())
      expect(await textOf(into)).toBe(escaped(lines))
    }
    expect(forbidden(escaped(lines))).toEqual([])
    expect(
      escaped(lines)
        .trim()
        .split('\n')
        .map(line => JSON.parse(line).each),
    ).toContain(hostile)
  })
})

describe('a mapping whose title and texts a terminal would obey', () => {
  const text = 'a\\u001b[2J\\u009b2J\\u202e\\u2066b\\r\\n0 errors, 0 warnings'
  const hostileMapping = file(
    'hostile.yaml',
    mapping(
      `  last4: { from: LAST4, as: code }\n  odd: { derive: '"${'\u202e'}" & last4', as: text }\n`,
    ).replace('title: Mine', `title: "${text}"`),
  )
  const transcript = sample('retr/1040/avery-2021')
  const calls: readonly (readonly string[])[] = [
    ['map', transcript, '--mapping', hostileMapping],
    ['map', transcript, '--mapping', hostileMapping, '--summary'],
    ['map', transcript, '--mapping', hostileMapping, '--json', '--lineage', '--coverage'],
    ['map', transcript, transcript, '--mapping', hostileMapping, '--json'],
    ['explain', hostileMapping],
    ['explain', hostileMapping, '--portable'],
    ['explain', hostileMapping, '--json'],
    ['explain', hostileMapping, '--portable', '--json'],
    ['check', hostileMapping],
    ['check', hostileMapping, '--json'],
    ['drift', transcript, '--mapping', hostileMapping],
    ['drift', transcript, '--mapping', hostileMapping, '--json'],
  ]

  test.each(calls)('is shown without that: %s %s %s %s %s', async (...args) => {
    for (const hasColour of [false, true]) {
      const { code, out, notes } = await txmap(
        args.filter(each => each !== undefined),
        { hasColour },
      )
      expect(code).toBeLessThanOrEqual(1)
      expect(out).not.toBe('')
      expect(
        forbidden(
          (out + notes)
            .split(colourOrders)
            .filter((_, at) => at % 2 === 0)
            .join(''),
        ),
      ).toEqual([])
      expect(out).not.toMatch(/^0 errors, 0 warnings/m)
    }
  })

  test('has the same JSON and the same expression as before', async () => {
    const { out } = await txmap(['map', transcript, '--mapping', hostileMapping, '--json'])
    expect(JSON.parse(out).data.odd).toMatch(/^\u202e/)
    const plain = JSON.parse((await txmap(['explain', hostileMapping, '--json'])).out)
    const shown = (await txmap(['explain', hostileMapping])).out
    expect(plain.expression).toContain('\u202e')
    expect(shown).toContain('\\u202e')
    expect(shown).toBe(escaped(plain.expression))
    expect(compileExpression('"\\u202e" & "x"').evaluate({})).toBe(
      compileExpression('"\u202e" & "x"').evaluate({}),
    )
  })

  test('is reported in diagnostics without that', async () => {
    const faulty = file(
      'faulty\u202e.yaml',
      readFileSync(hostileMapping, 'utf8').replace('as: code', 'as: c\u202e\u009b'),
    )
    for (const args of [
      ['check', faulty],
      ['check', faulty, '--json'],
      ['map', transcript, '--mapping', faulty],
    ]) {
      const { code, out, notes } = await txmap(args)
      expect(code).toBe(1)
      expect(forbidden(out + notes)).toEqual([])
    }
  })
})
