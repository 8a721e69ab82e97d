/** A field of entries that were picked by their case, where that case has none: it is null in each of them, on every transcript. */
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import type { Diagnostic } from '../../../../src/diagnostics/diagnostic.ts'

const text = (expression: string, gives: string): string => `id: a
title: A
version: "1.0.0"
match: { type: RETR }
fields:
  joint: { from: SECTION_FILING.JOINT, as: flag, yes: "Y", no: "N" }
  forms:
    each: SECTION_INCOME
    fields:
      payer: { from: PAYER, as: text }
    choose:
      by: TYPE
      as: form
      cases:
        W-2: { texts: Form W-2, fields: { wages: { from: WAGES, as: money }, state: { from: STATE, as: text } } }
        1099-INT: { texts: Form 1099-INT, fields: { interest: { from: INTEREST, as: money }, state: { from: STATE, as: text } } }
        1099-OID: { texts: Form 1099-OID, fields: { interest: { from: INTEREST, as: money } } }
      otherwise: { case: other, fields: { entry: { keep: "*" } } }
  it: { derive: '${expression}', as: ${gives} }
`

function found(expression: string, gives: string): readonly Diagnostic[] {
  return compileMappings([{ name: 'a.yaml', text: text(expression, gives) }]).diagnostics
}

describe('a field that the case does not have is refused at its name', () => {
  test.each([
    [
      '$sumMoney(forms[form = "W-2"].interest)',
      'money',
      'interest',
      '"W-2" has no field "interest"',
      'it stands in "1099-INT" and "1099-OID"',
    ],
    [
      '$sumMoney(forms["1099-INT" = form].wages)',
      'money',
      'wages',
      '"1099-INT" has no field "wages"',
      'it stands in "W-2"',
    ],
    [
      '$sumMoney(forms[form in ["W-2", "other"]].interest)',
      'money',
      'interest',
      '"W-2" and "other" have no field "interest"',
      'it stands in "1099-INT" and "1099-OID"',
    ],
    [
      '$sumMoney(forms[payer = "X" and (form = "W-2" or form = "other")].interest)',
      'money',
      'interest',
      '"W-2" and "other" have no field "interest"',
      'it stands in "1099-INT" and "1099-OID"',
    ],
    [
      '$sumMoney(forms[form = "1099-INT"][payer = "X"].wages)',
      'money',
      'wages',
      '"1099-INT" has no field "wages"',
      'it stands in "W-2"',
    ],
    [
      '$count(forms[form = "1099-OID" and state = "CA"])',
      'integer',
      'state',
      '"1099-OID" has no field "state"',
      'it stands in "W-2" and "1099-INT"',
    ],
    [
      '( $own := forms[form = "W-2"][0]; $own.interest )',
      'money',
      'interest',
      '"W-2" has no field "interest"',
      'it stands in "1099-INT" and "1099-OID"',
    ],
  ])('%s', (expression, gives, name, message, hint) => {
    const all = found(expression, gives)
    const written = text(expression, gives)
    expect(
      all.map(each => [
        each.code,
        each.message,
        each.hint,
        written.slice(each.span.offset, each.span.offset + each.span.length),
      ]),
    ).toEqual([['expression/unknown-field', message, hint, name]])
  })
})

describe('what an entry may have is accepted', () => {
  test.each([
    ['$sumMoney(forms[form = "W-2"].wages)', 'money'],
    ['$sumMoney(forms[form in ["W-2", "1099-INT"]].interest)', 'money'],
    ['$sumMoney(forms[form = "W-2" or payer = "X"].interest)', 'money'],
    ['$sumMoney(forms[form != "W-2"].interest)', 'money'],
    ['$sumMoney(forms.interest)', 'money'],
    ['$count(forms[form = "W-2"][payer = "X" and form = "W-2"])', 'integer'],
    ['$count(forms[form = "other"].entry.anything)', 'integer'],
    ['(joint.value ? forms[form = "W-2"] : forms[form = "1099-OID"])[0].interest', 'money'],
    ['$count(forms[form = "W-2" or $exists(interest)])', 'integer'],
  ])('%s', (expression, gives) => {
    expect(found(expression, gives)).toEqual([])
  })
})
