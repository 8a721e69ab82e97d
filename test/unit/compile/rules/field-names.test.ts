import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../../support/compiled.ts'

const choice = (as: string, fields: string, otherwise = 'other'): string =>
  `fields: { a: { each: SECTION_INCOME, choose: { by: TYPE, as: ${as}, cases: { W-2: { texts: b, fields: ${fields} } }, otherwise: { case: ${otherwise} } } } }\n`

describe('a name that comes out', () => {
  test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'])('is not %s', name => {
    expect(faultsOf(`fields: { ${name}: { from: TYPE, as: text } }\n`)).toEqual([
      `5:11 spec/bad-value "${name}" does not read as a field name (choose another name; every object has this one)`,
    ])
  })

  test.each(['then', 'length', 'name', 'toJson', 'prototype'])('may be %s', name => {
    expect(faultsOf(`fields: { ${name}: { from: TYPE, as: text } }\n`)).toEqual([])
  })

  test('is not inherited inside a case, nor for the name of a case', () => {
    expect(faultsOf(choice('valueOf', '{ toString: { from: A, as: text } }'))).toEqual([
      '5:62 spec/bad-value "valueOf" does not read as a field name (choose another name; every object has this one)',
      '5:107 spec/bad-value "toString" does not read as a field name (choose another name; every object has this one)',
    ])
  })

  test('is not inherited for a list of which entries are chosen', () => {
    const list = choice('form', '{}').replace('{ a:', '{ valueOf:')
    expect(faultsOf(list)).toEqual([
      '5:11 spec/bad-value "valueOf" does not read as a field name (choose another name; every object has this one)',
    ])
  })

  test('is not that of the case and of a field of it', () => {
    expect(faultsOf(choice('form', '{ form: { from: A, as: text } }'))).toEqual([
      '5:104 spec/duplicate-field Field "form" is already defined at a.yaml:5:62 (rename one of the two)',
    ])
  })

  test('is not that of the case and of a field of other entries', () => {
    const given = choice('form', '{}', 'other, fields: { form: { from: A, as: text } }')
    expect(faultsOf(given)).toEqual([
      '5:146 spec/duplicate-field Field "form" is already defined at a.yaml:5:62 (rename one of the two)',
    ])
  })

  test('tells known entries from others', () => {
    expect(faultsOf(choice('form', '{}', 'W-2'))).toEqual([
      '5:129 spec/same-text "W-2" already stands for a known case (choose another name, such as other)',
    ])
  })
})

describe('a word of a table', () => {
  test.each(['__proto__', '_jsonata_lambda', '_jsonata_function'])('is not %s', word => {
    expect(faultsOf(`fields: { a: { from: TYPE, as: oneOf, values: { ${word}: b } } }\n`)).toEqual([
      `5:49 spec/bad-value "${word}" does not read as a word (choose another word)`,
    ])
  })

  test('may be one that every object has', () => {
    expect(faultsOf('fields: { a: { from: TYPE, as: oneOf, values: { constructor: b } } }\n')).toEqual([])
  })
})
