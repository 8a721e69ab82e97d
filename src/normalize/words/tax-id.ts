/**
 * `taxId`: a taxpayer identification number (SSN, ITIN or EIN), masked or not, as printed. Nothing is unmasked, nothing is
 * filled in, and the kind of number is not guessed from its shape: nine digits run together may be either.
 */
import { plainDashes, trimBlank } from '../characters/blank.ts'
import { nothingTexts, saysNothing } from '../characters/nothing.ts'
import { empty, type Normalizer, Refusal } from '../definition.ts'

const longest = 40
const place = '[0-9Xx*]'
const grouping = `${place}{9}|${place}{3}-${place}{2}-${place}{4}|${place}{2}-${place}{7}`
const hyphen = 45
const asterisk = 42
const smallX = 120

/** The nine places as printed, each a digit or a mask, with hyphens only where an SSN or an EIN has them. */
export const taxId: Normalizer<string> = {
  name: 'taxId',
  summary: 'A taxpayer identification number as printed, masked places included',
  output: { kind: 'text', schema: { type: 'string', pattern: `^(${grouping})$` }, type: 'string' },
  nothing: nothingTexts,
  examples: [
    { text: 'XXX-XX-1234', gives: 'XXX-XX-1234' },
    { text: 'XXXXX1234', gives: 'XXXXX1234' },
    { text: 'XX-XXX1234', gives: 'XX-XXX1234' },
    { text: 'XXX-XX-XXXX', gives: 'XXX-XX-XXXX' },
    { text: 'xxx-xx-1234', gives: 'xxx-xx-1234' },
    { text: '***-**-1234', gives: '***-**-1234' },
    { text: '000000000', gives: '000000000' },
    { text: '123456789', gives: '123456789' },
    { text: '12-3456789', gives: '12-3456789' },
    { text: '987-65-4321', gives: '987-65-4321' },
    { text: ' XXX\u2013XX\u20131234 ', gives: 'XXX-XX-1234' },
    { text: '', empty: true },
    { text: 'N/A', empty: true },
    { text: 'Not Set', empty: true },
    { text: '\u00a0', empty: true },
    { text: '1234', refused: 'other than nine places' },
    { text: '1234567890', refused: 'other than nine places' },
    { text: 'XXX XX 1234', refused: 'characters that are neither digits nor masks' },
    { text: '1234-56789', refused: 'hyphens where neither an SSN nor an EIN has them' },
    { text: 'XXX-XX1234', refused: 'hyphens where neither an SSN nor an EIN has them' },
    { text: 'XXX-XX-1234 XXX-XX-1234 XXX-XX-1234 XXX-XX-1234', refused: 'longer than 40 characters' },
  ],
  parse: text => {
    const trimmed = trimBlank(text)
    if (trimmed === '') return empty
    if (isTaxId(trimmed)) return trimmed
    if (saysNothing(trimmed)) return empty
    if (trimmed.length > longest) return new Refusal(`longer than ${longest} characters`)
    const plain = plainDashes(trimmed)
    return isTaxId(plain) ? plain : new Refusal(problemOf(plain))
  },
}

/** Whether the text is nine places, grouped as an SSN, as an EIN or not at all. By character codes: many a field is one. */
function isTaxId(text: string): boolean {
  const { length } = text
  if (length === 9) return hasPlaces(text, 0, 9)
  if (length === 11)
    return (
      text.charCodeAt(3) === hyphen &&
      text.charCodeAt(6) === hyphen &&
      hasPlaces(text, 0, 3) &&
      hasPlaces(text, 4, 6) &&
      hasPlaces(text, 7, 11)
    )
  return length === 10 && text.charCodeAt(2) === hyphen && hasPlaces(text, 0, 2) && hasPlaces(text, 3, 10)
}

/** Whether each character from `start` to `end` is a digit or a mask. */
function hasPlaces(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at)
    const isDigit = unit >= 48 && unit <= 57
    // Bit 32 tells a small letter from its capital.
    if (!isDigit && (unit | 32) !== smallX && unit !== asterisk) return false
  }
  return true
}

function problemOf(text: string): string {
  if (!/^[0-9Xx*-]+$/.test(text)) return 'characters that are neither digits nor masks'
  if (text.replaceAll('-', '').length !== 9) return 'other than nine places'
  return 'hyphens where neither an SSN nor an EIN has them'
}
