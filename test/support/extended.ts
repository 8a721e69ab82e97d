/** Mappings of a few lines that extend a made-up base, and what comes of them. */
import { bundledBases } from '../../src/catalog/bases.gen.ts'
import { bundledParts } from '../../src/catalog/parts.gen.ts'
import { bundledPlans } from '../../src/catalog/plans.gen.ts'
import { type Compilation, compileMappings } from '../../src/compile/compile-mappings.ts'
import type { SourceFile } from '../../src/compile/source-file.ts'
import { createMapper, type OwnMapper } from '../../src/mapper/create-mapper.ts'
import { reported } from './faults.ts'

/** Four lines, so that the first line of a body is the fifth. */
export const extendingHead = 'id: acme-1040\ntitle: Ours\nversion: "1.0.0"\nextends: our-1040\n'

/** The base: a group, a choice, derived fields, checks, a key figure and an ignored line. */
export const base = `id: our-1040
title: Return transcripts
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
keyFigures: [income.wages, earned]
fields:
  income:
    section: SECTION_FILING.INCOME
    about: Income by kind
    fields:
      wages: { from: [TOTAL WAGES, { label: WAGES, evidence: inferred }], as: money, about: Wages in all }
      interest: { from: TAXABLE INTEREST, as: money, evidence: unsourced }
      isJoint: { from: JOINT, as: flag, yes: [X], no: [""] }
  business:
    each: SECTION_INCOME
    fields:
      submitted: { from: SUBMISSION TYPE, as: text }
    choose:
      by: TYPE
      as: kind
      cases:
        W-2: { texts: Form W-2, fields: { pay: { from: WAGES, as: money } } }
        1099-NEC: { texts: Form 1099-NEC, fields: { pay: { from: COMPENSATION, as: money } } }
      otherwise: { case: other, fields: { entry: { keep: "*" } } }
  earned: { derive: "$addMoney(income.wages, income.interest)", as: money }
  paid: { derive: "$sumMoney(business[kind = \\"W-2\\"].pay)", as: money }
checks:
  - { name: wagesAreEarned, that: "$sameMoney(earned, $merge([income]).wages)", says: Not all is wages }
  - { name: interestIsPaid, that: $isNegative(income.interest) = false, says: Interest was paid back }
ignore:
  - { path: SECTION_HEADER.TITLE, because: constant text }
`

/** A transcript that the base reads whole. */
export const transcript = {
  TYPE: 'RETR',
  FORM: '1040',
  SECTION_HEADER: { TITLE: 'Return' },
  SECTION_FILING: { INCOME: { 'TOTAL WAGES': '$100.00', 'TAXABLE INTEREST': '$5.00', JOINT: 'X' } },
  SECTION_INCOME: [
    { TYPE: 'Form W-2', 'SUBMISSION TYPE': 'Original', WAGES: '$60.00' },
    { TYPE: 'Form 1099-NEC', 'SUBMISSION TYPE': 'Original', COMPENSATION: '$40.00' },
  ],
}

function filesOf(body: string, others: readonly string[]): readonly SourceFile[] {
  return [extendingHead + body, base, ...others].map((text, index) => ({
    name: ['a.yaml', 'base.yaml'][index] ?? `other-${index}.yaml`,
    text,
  }))
}

/** What comes of an extension of the base with this body. */
export function extended(body: string, ...others: readonly string[]): Compilation {
  return compileMappings(filesOf(body, others))
}

/** What comes of an extension with this body, of a base for return transcripts with that one. */
export function extendedBase(baseBody: string, body: string, ...others: readonly string[]): Compilation {
  const head =
    'id: our-1040\ntitle: Return transcripts\nversion: "1.0.0"\nmatch: { type: RETR, form: ["1040"] }\n'
  const texts = [extendingHead + body, head + baseBody, ...others]
  return compileMappings(
    texts.map((text, index) => ({ name: ['a.yaml', 'base.yaml'][index] ?? `other-${index}.yaml`, text })),
  )
}

/** What is reported of it, one line each; see faults.ts. */
export function faultsOfExtension(body: string, ...others: readonly string[]): readonly string[] {
  return reported(extended(body, ...others).diagnostics)
}

/** The mapper of an extension of the base that has no fault; the base itself is at hand only for it. */
export function extendedMapper(body: string, ...others: readonly string[]): OwnMapper {
  const [own, ...parts] = filesOf(body, others)
  return createMapper({ mappings: own === undefined ? [] : [own], parts, bundled: false })
}

/** An extension of a bundled mapping, compiled with what the command has at hand. */
export function extensionOfBundled(text: string): Compilation {
  const library = [...bundledParts(), ...bundledBases()]
  return compileMappings([{ name: 'a.yaml', text }], library, bundledPlans())
}
