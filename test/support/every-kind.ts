/** The body of a mapping that has a field of every kind, for what is made of each. */
export const everyKind = `fields:
  value: { from: [TYPE, FORM], as: money, about: What is owed }
  either: { from: [{ label: TYPE, as: money }, { label: FORM, as: text }] }
  word: { from: TYPE, as: oneOf, values: { cash: A }, about: "How?" }
  whether: { whether: SECTION_HEADER > H, is: [N/A, ""], about: Asked }
  group: { section: SECTION_HEADER, fields: {}, about: A group! }
  bare: { section: SECTION_BALANCE, fields: {} }
  list:
    each: SECTION_TRANSACTIONS
    about: A list
    fields:
      event: { from: CODE, as: transactionEvent, with: [DESC, MORE] }
      above: { rowAboveWhen: DESC, is: x }
  years: { amountsByYear: SECTION_FILING > PAID <YYYY>, about: By year }
  choice:
    each: SECTION_INCOME
    about: A choice
    choose:
      by: TYPE
      as: form
      cases: { W-2: { texts: a, fields: { wages: { from: W, as: money } } } }
      otherwise: { case: other, fields: { entry: { keep: "*" } } }
  notice: { notice: none, about: A notice }
  kept: { keep: SECTION_SUMMARY, about: Kept. }
  derived: { derive: $exists(kept), as: truth, about: Derived }
`
