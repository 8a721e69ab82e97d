/** A text that a field can never have: the fields that give one of a set of words, and what is said of a text that is none of them. */
import { describe, expect, test } from 'vitest'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import type { Diagnostic } from '../../../../src/diagnostics/diagnostic.ts'

/** `fs`, `group`, `event`, `effect`, `method`, `mixed` and `state` give words of a set, `form` those of a choice; `t`, `open` and `code` any text. */
const fields = `fields:
  fs: { from: SECTION_FILING.FS, as: filingStatus }
  t: { from: SECTION_FILING.T, as: text }
  joint: { from: SECTION_FILING.JOINT, as: flag, yes: "Y", no: "N" }
  method:
    from: SECTION_FILING.METHOD
    as: oneOf
    values: { cash: [Cash, C], accrual: Accrual, "not said": Unknown }
  state: { derive: '$exists(t) ? (joint.value ? "open" : "closed") : null', as: text }
  open: { from: [{ label: SECTION_FILING.OPEN, as: text }, SECTION_FILING.OTHER], as: filingStatus }
  rows:
    each: SECTION_TRANSACTIONS
    fields:
      code: { from: CODE, as: transactionCode }
      group: { from: CODE, as: transactionGroup, with: EXPLANATION }
      event: { from: CODE, as: transactionEvent, with: EXPLANATION }
      effect: { from: CODE, as: transactionEffect }
      amount: { from: AMOUNT, as: money }
  forms:
    each: SECTION_INCOME
    fields:
      own: { from: OWN, as: oneOf, values: { yes: "Y", no: "N" } }
    choose:
      by: TYPE
      as: form
      cases:
        W-2: { texts: Form W-2, fields: { kind: { from: KIND, as: oneOf, values: { regular: R, thirdParty: T } } } }
        1099-INT: { texts: Form 1099-INT, fields: { kind: { from: KIND, as: oneOf, values: { bank: B } } } }
      otherwise: { case: other, fields: { entry: { keep: "*" } } }
`
const head = 'id: a\ntitle: A\nversion: "1.0.0"\nmatch: { type: RETR }\n'

function textWith(expression: string, gives: string): string {
  return `${head}${fields}  it: { derive: '${expression}', as: ${gives} }\n`
}

function found(expression: string, gives = 'truth'): readonly Diagnostic[] {
  return compileMappings([{ name: 'a.yaml', text: textWith(expression, gives) }]).diagnostics
}

/** Code, message and hint of the only finding, and the text at its place. */
function only(expression: string, gives = 'truth'): readonly (string | undefined)[] {
  const all = found(expression, gives)
  expect(all).toHaveLength(1)
  return all.flatMap(({ code, message, hint, span }) => [
    code,
    message,
    hint,
    textWith(expression, gives).slice(span.offset, span.offset + span.length),
  ])
}

/** The expression as the fix of the only finding leaves it, and whether it is safe. */
function mended(expression: string, gives = 'truth'): readonly (string | boolean | undefined)[] {
  const all = found(expression, gives)
  expect(all).toHaveLength(1)
  const fix = all[0]?.fix
  if (fix === undefined) return []
  const { span, replacement, safe } = fix
  const text = textWith(expression, gives)
  const after = text.slice(0, span.offset) + replacement + text.slice(span.offset + span.length)
  expect(compileMappings([{ name: 'a.yaml', text: after }]).diagnostics).toEqual([])
  return [/it: { derive: '?(.*?)'?, as/.exec(after)?.[1], safe]
}

describe('a text that the field never has is refused where it stands', () => {
  test.each([
    ['$count(forms[form = "W2"]) > 0', 'truth', 'forms.form', '"W2"', 'did you mean "W-2"?'],
    ['$count(forms["w-2" = form])', 'integer', 'form', '"w-2"', 'did you mean "W-2"?'],
    ['method = "Cash"', 'truth', 'method', '"Cash"', 'did you mean "cash"?'],
    ['method = "Not-Said"', 'truth', 'method', '"Not-Said"', 'did you mean "not said"?'],
    [
      'fs = "Married Filing Joint"',
      'truth',
      'fs',
      '"Married Filing Joint"',
      'did you mean "marriedFilingJointly"?',
    ],
    ['$count(rows[group = "payments"])', 'integer', 'group', '"payments"', 'did you mean "payment"?'],
    [
      '$count(rows[event != "plan established"])',
      'integer',
      'event',
      '"plan established"',
      'did you mean "planEstablished"?',
    ],
    [
      '$count(rows[effect in ["debit", "Credit"]])',
      'integer',
      'effect',
      '"Credit"',
      'did you mean "credit"?',
    ],
    ['"1099INT" in forms.form', 'truth', 'forms.form', '"1099INT"', 'did you mean "1099-INT"?'],
    ['rows[0].effect = "debits"', 'truth', 'effect', '"debits"', 'did you mean "debit"?'],
    ['state = "Closed"', 'truth', 'state', '"Closed"', 'did you mean "closed"?'],
    ['state in ["pending"]', 'truth', 'state', '"pending"', 'it is "open" or "closed"'],
  ])('%s', (expression, gives, _name, literal, hint) => {
    const [code, message, said, at] = only(expression, gives)
    expect([code, said, at]).toEqual(['expression/unknown-value', hint, literal])
    expect(message).toContain(`is never ${literal}`)
  })

  test('the message names the field where it is one', () => {
    expect(only('method = "Cash"')[1]).toBe('method is never "Cash"')
    expect(only('$count(rows[group = "payments"])', 'integer')[1]).toBe('group is never "payments"')
    expect(only('"W2" in forms.form')[1]).toBe('forms.form is never "W2"')
    expect(only('rows[0].effect = "debits"')[1]).toBe('What it is compared with is never "debits"')
  })
})

describe('where none is near, all words are named', () => {
  test.each([
    ['$count(forms[form = "1099-B"])', 'integer', 'it is "W-2", "1099-INT" or "other"'],
    ['$count(forms[form = "1099-NT"])', 'integer', 'it is "W-2", "1099-INT" or "other"'],
    ['method = "barter"', 'truth', 'it is "cash", "accrual" or "not said"'],
    [
      'fs = "MFJ"',
      'truth',
      'it is "single", "marriedFilingJointly", "marriedFilingSeparately", "headOfHousehold" or "qualifyingSurvivingSpouse"',
    ],
    ['$count(forms[own = "none"])', 'integer', 'it is "yes" or "no"'],
  ])('%s', (expression, gives, hint) => {
    expect(found(expression, gives).map(each => each.hint)).toEqual([hint])
    expect(mended(expression, gives)).toEqual([])
  })
})

test('the word "Form" in front of a number is left aside, and the fix is for a person to look at', () => {
  const expression = '$count(forms[form = "Form 1099-INT"])'
  expect(found(expression, 'integer').map(each => each.hint)).toEqual(['did you mean "1099-INT"?'])
  expect(mended(expression, 'integer')).toEqual(['$count(forms[form = "1099-INT"])', false])
})

test('of many words those are named that begin as the text does', () => {
  // Four begin with "levy", two more with "le", three more with "l".
  const first =
    '"levyAnnounced", "levyBlocked", "levyIssued", "levyPayment", "legalAction", "legalActionEnded"'
  const next =
    '"lienEnded", "lienFiled", "lienNotice", "amendedReturnForwarded", "bankruptcy", "hearingNotice"'
  expect(found('$count(rows[event = "Levy"])', 'integer').map(each => each.hint)).toEqual([
    `it is one of 26 words: ${first}, ${next}, …`,
  ])
})

describe('the fix puts the word in its place', () => {
  test.each([
    ['$count(forms[form = "W2"]) > 0', 'truth', '$count(forms[form = "W-2"]) > 0', true],
    ['method = "Cash"', 'truth', 'method = "cash"', true],
    ['fs = "Married Filing Joint"', 'truth', 'fs = "marriedFilingJointly"', true],
    [
      '$count(rows[group in ["payments", "refund"]])',
      'integer',
      '$count(rows[group in ["payment", "refund"]])',
      true,
    ],
    ['method = "casch"', 'truth', 'method = "cash"', false],
  ])('%s', (expression, gives, after, safe) => {
    expect(mended(expression, gives)).toEqual([after, safe])
  })
})

describe('a blank text asks whether there is a value', () => {
  test.each([
    ['fs = ""', 'write $exists(fs) = false'],
    ['"" != fs', 'write $exists(fs)'],
    ['fs in ["single", ""]', 'write fs = null beside it, with or'],
  ])('%s', (expression, hint) => {
    expect(found(expression).map(each => each.hint)).toEqual([hint])
  })
})

describe('a text that is given by way of something else', () => {
  test.each([
    ['( $own := "Cash"; method = $own )', 'method is never "Cash"'],
    ['method in ($append(["cash"], ["Accrual"]))', 'method is never "Accrual"'],
    ['method = (joint.value ? "Cash" : "Accrual")', 'method is never "Cash"'],
    ['( $own := ["cash", "C"]; method in $own )', 'method is never "C"'],
  ])('%s', (expression, message) => {
    expect(found(expression).map(each => each.message)).toEqual([message])
    expect(mended(expression)).toEqual([])
  })
})

describe('what may be the same is accepted', () => {
  test.each([
    ['$count(forms[form = "W-2"]) > 0', 'truth'],
    ['$count(forms[form = "other"]) > 0', 'truth'],
    ['method = "not said"', 'truth'],
    ['open = "anything"', 'truth'],
    ['t = "anything"', 'truth'],
    ['t = ""', 'truth'],
    ['$count(rows[code = "1500"])', 'integer'],
    ['$count(rows[event = "none" or group = "unlisted"])', 'integer'],
    // Each case has a kind of its own.
    ['$count(forms[kind = "bank" or kind = "thirdParty"])', 'integer'],
    ['$count(forms[entry.x = "anything"])', 'integer'],
    ['(fs ?? "none") = "none"', 'truth'],
    ['(joint.value ? fs : method) in ["single", "cash"]', 'truth'],
    ['(joint.value ? fs : t) = "anything"', 'truth'],
    ['method = (joint.value ? "cash" : "")', 'truth'],
    ['"Cash" in [method, t]', 'truth'],
    ['$lowercase(fs) = "single filer"', 'truth'],
    ['fs = method', 'truth'],
    ['fs = null', 'truth'],
  ])('%s', (expression, gives) => {
    expect(found(expression, gives)).toEqual([])
  })

  test('a text of neither set is refused beside both', () => {
    expect(found('(joint.value ? fs : method) = "Cash"').map(each => each.hint)).toEqual([
      'did you mean "cash"?',
    ])
    expect(found('(fs ?? "none") = "nil"').map(each => each.message)).toEqual([
      'What it is compared with is never "nil"',
    ])
  })
})

test('a check is looked at as well, and a text over several lines gets no fix', () => {
  const check = 'checks:\n  - that: |\n      method =\n        "Cash"\n    says: Not cash\n'
  const all = compileMappings([{ name: 'a.yaml', text: `${head}${fields}${check}` }]).diagnostics
  expect(all.map(({ code, hint, fix }) => [code, hint, fix])).toEqual([
    ['expression/unknown-value', 'did you mean "cash"?', undefined],
  ])
})

test('cases that are added to the choice of another mapping count, and its own expressions stay sound', () => {
  const base = `${head}${fields}  it: { derive: '$count(forms[form = "W-2"])', as: integer }\n`
  const own = (form: string): string =>
    `id: b\ntitle: B\nversion: "1.0.0"\nextends: a\nfields:\n  forms: { choose: { cases: { W-2G: { texts: Form W-2G, fields: { x: { from: X, as: text } } } } } }\n  mine: { derive: '$count(forms[form = "${form}"])', as: integer }\n`
  const of = (form: string): readonly (string | undefined)[] =>
    compileMappings([
      { name: 'a.yaml', text: base },
      { name: 'b.yaml', text: own(form) },
    ]).diagnostics.map(({ hint }) => hint)
  expect(of('W-2G')).toEqual([])
  expect(of('W2G')).toEqual(['did you mean "W-2G"?'])
})
