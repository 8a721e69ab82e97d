/** Callbacks mapped by an author's own mapping: which one, what its values may be, and that nothing is lost or shown. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMapper, MapperError, NoMappingError, TranscriptShapeError } from '../../../src/index.ts'

const own = (id: string, match: string, fields = '  last4: { from: last4, as: code }'): string =>
  `id: ${id}\ntitle: ${id}\nversion: "1.0.0"\nmatch: ${match}\nfields:\n${fields}\n`

const individual = own(
  'person',
  '{ callback: individual }',
  `  taxId: { from: tin, as: taxId, required: true }
  amount: { from: amount, as: money }
  active: { from: active, as: text }
  city: { from: Home Address > city, as: text }
  entries: { each: items, fields: { code: { from: code, as: code } } }`,
)
const business = own('company', '{ callback: business }', '  name: { from: businessName, as: text }')
const mapper = createMapper({ mappings: [individual, business] })

function errorOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

describe('the mapping of a callback', () => {
  test('is that of its kind, individual where nothing is said', () => {
    expect(mapper.mapCallback({ tin: '987654321' }).mapping.id).toBe('person')
    expect(mapper.mapCallback({}, { kind: 'individual' }).mapping.id).toBe('person')
    expect(mapper.mapCallback({}, { kind: 'business' }).mapping.id).toBe('company')
  })

  test('is never used for a transcript, whatever its TYPE says', () => {
    for (const TYPE of ['callback individual', 'CALLBACK INDIVIDUAL', 'individual']) {
      const error = errorOf(() => mapper.mapTranscript({ TYPE, FORM: '1040' }))
      expect(error).toBeInstanceOf(NoMappingError)
      expect(error).toMatchObject({ code: 'transcript/no-mapping' })
      expect(error).toMatchObject({ hint: 'there are mappings for ACTR, RECA, RETR, WAID' })
    }
    expect(
      errorOf(() => mapper.mapTranscript({ TYPE: 'ACTR', FORM: '1040' }, { mapping: 'person' })),
    ).toMatchObject({ code: 'transcript/wrong-mapping', hint: 'it maps callbacks: call mapCallback' })
  })

  test('is missed with an error that names the kind', () => {
    const error = errorOf(() => createMapper({ mappings: [business] }).mapCallback({}))
    expect(error).toBeInstanceOf(NoMappingError)
    expect(error).toMatchObject({
      code: 'transcript/no-callback-mapping',
      message:
        'There is no mapping for callbacks of the kind individual; give createMapper a mapping with match: { callback: individual }, or business',
    })
  })

  test('stands beside that of a transcript', () => {
    const both = createMapper({ mappings: [individual, own('account', '{ type: ACTR }')], bundled: false })
    expect(both.mapTranscript({ TYPE: 'ACTR', FORM: '1040' }).mapping.id).toBe('account')
    expect(both.mapCallback({}).mapping.id).toBe('person')
  })
})

describe('a payload', () => {
  test('gives typed data, and the account of every leaf', () => {
    const payload = {
      tin: '987-65-4321',
      amount: 105.5,
      active: true,
      'Home  Address': { CITY: 'Anytown', street: 'Elm' },
      items: [{ code: 150, more: [null, 1] }],
      constructor: 'x',
    }
    const result = mapper.mapCallback(payload)
    expect(JSON.parse(JSON.stringify(result))).toMatchObject({
      data: {
        taxId: '987-65-4321',
        amount: '105.50',
        active: 'true',
        city: 'Anytown',
        entries: [{ code: '150' }],
      },
      issues: [],
      unmapped: ['/Home  Address/street', '/items/0/more/0', '/items/0/more/1', '/constructor'],
    })
    expect(result.lineage().find(entry => entry.path === '/amount')?.sources).toEqual([
      { pointer: '/amount', raw: '105.50' },
    ])
  })

  test('is left as it was', () => {
    const payload = Object.freeze({ amount: 1, items: Object.freeze([Object.freeze({ code: 1 })]) })
    mapper.mapCallback(payload)
    expect(payload).toEqual({ amount: 1, items: [{ code: 1 }] })
  })

  test('as text is read with both values of a key that stands twice', () => {
    const result = mapper.mapCallback('{ "tin": "987654321", "amount": "1.00", "amount": "2.00" }')
    expect(result.data).toMatchObject({ amount: expect.objectContaining({}) })
    expect(JSON.stringify(result.data)).toContain('"1.00"')
    expect(result.issues.map(issue => issue.code)).toEqual(['transcript/duplicate-key'])
  })

  test.each([
    [12_345_678.9, 'value'],
    [-0.5, 'value'],
    [999_999_999_999_999, 'value'],
    [1_234_567_890_123_456, 'invalid'],
    [0.1 + 0.2, 'invalid'],
    [1e21, 'invalid'],
    [null, 'empty'],
  ])('with the amount %d is %s', (amount, state) => {
    const result = mapper.mapCallback({ tin: '987654321', amount })
    expect(result.state('/amount')).toBe(state)
  })

  test.each([
    ['a list', []],
    ['null', null],
    ['a number', 7],
    ['undefined', undefined],
  ])('that is %s is refused', (found, payload) => {
    const error = errorOf(() => mapper.mapCallback(payload))
    expect(error).toBeInstanceOf(TranscriptShapeError)
    expect(error).toMatchObject({
      code: 'transcript/not-object',
      message: `The callback is ${found} where an object is expected; pass the body of one callback`,
    })
  })

  test('that is not JSON is refused, and nothing of it is shown', () => {
    const error = errorOf(() => mapper.mapCallback('{ "tin": 987650321 oops'))
    expect(error).toMatchObject({ code: 'transcript/not-json' })
    expect(String(error)).toContain('The callback is not JSON')
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('987650321')
  })

  test('that is hostile does no harm', () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    expect(mapper.mapCallback(deep).unmapped).toHaveLength(1)
    mapper.mapCallback('{ "__proto__": { "polluted": "1" }, "tin": { "__proto__": [1] } }')
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  test('of any shape is mapped or refused with an error of ours, every leaf accounted for', () => {
    fc.assert(
      fc.property(fc.jsonValue(), payload => {
        const outcome = errorOf(() => mapper.mapCallback(payload))
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(MapperError)
        else expect(JSON.stringify(outcome)).toContain('"person"')
      }),
    )
  })
})
