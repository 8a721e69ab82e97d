/**
 * What surrounds a value without being part of it: white space of every kind, zero-width characters, and `&nbsp;` left over
 * from a conversion. Also the dashes that such a conversion puts where the authority prints a minus or a hyphen.
 */

const entity = '&nbsp;'
const ampersand = 38
const semicolon = 59
/** A no-break or thin space ties a sign to its number. A plain blank there may part two columns, so it stays. */
const tiedSign = /^(-?\$?-?)[\u00a0\u2007\u2009\u202f]/

/** The text without blanks at either end; the empty text where there is nothing else. */
export function trimBlank(raw: string): string {
  if (isInk(raw.charCodeAt(0)) && isInk(raw.charCodeAt(raw.length - 1))) return raw
  // The built-in step is quick and takes nearly everything; zero-width characters and entities are left to the loops.
  const text = raw.trim()
  let start = 0
  let end = text.length
  while (start < end) {
    if (isBlank(text.charCodeAt(start))) start++
    else if (text.startsWith(entity, start)) start += entity.length
    else break
  }
  while (end > start) {
    if (isBlank(text.charCodeAt(end - 1))) end--
    else if (text.endsWith(entity, end) && end - entity.length >= start) end -= entity.length
    else break
  }
  return start === 0 && end === text.length ? text : text.slice(start, end)
}

/** Every dash that can stand for a minus or a hyphen (U+2010 to U+2014, U+2212) as the plain `-`. */
export function plainDashes(text: string): string {
  // Nearly every text has none of them, and a look at its characters tells sooner than the regular expression.
  let at = 0
  while (at < text.length && text.charCodeAt(at) < 0x2010) at++
  return at === text.length ? text : text.replace(/[\u2010-\u2014\u2212]/g, '-')
}

/** An amount with plain dashes without the spaces that tie its two signs to its number. */
export function untied(text: string): string {
  return text.replace(tiedSign, '$1').replace(tiedSign, '$1')
}

/** Whether a text that begins or ends with this character surely has no blank there: printed ASCII but what an entity is made of. */
function isInk(unit: number): boolean {
  return unit > 32 && unit < 0x7f && unit !== ampersand && unit !== semicolon
}

function isBlank(unit: number): boolean {
  if (unit < 0x80) return unit === 32 || (unit >= 9 && unit <= 13)
  if (unit >= 0x2000 && unit <= 0x206f) {
    return (
      unit <= 0x200b ||
      unit === 0x2028 ||
      unit === 0x2029 ||
      unit === 0x202f ||
      unit === 0x205f ||
      unit === 0x2060
    )
  }
  return unit === 0xa0 || unit === 0x1680 || unit === 0x3000 || unit === 0xfeff
}
