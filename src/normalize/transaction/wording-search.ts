/**
 * Finds the wording of a table in the words beside a transaction code: by phrases, which are whole words in a row, whatever stands
 * around them. Nothing here searches by patterns, so the work grows with the length of the text and with nothing else.
 */

/** What has wordings. */
interface Worded {
  /** Ways to word it, each by the phrases that all stand in the text. */
  readonly wordings: readonly (readonly string[])[]
  /** A phrase with which the words do not say this. */
  readonly without?: string
}

/** One wording, its phrases as they stand in a text: with blanks around them. */
interface Wording<Row> {
  readonly row: Row
  /** The bit of the letter that the first phrase begins with. */
  readonly letter: number
  readonly phrases: readonly string[]
  readonly without: string | undefined
}

const zero = 48
const nine = 57
const smallA = 97
const smallZ = 122
const lastAscii = 126
/** A blank; and the bit that tells a small letter from its capital. */
const blank = 32
/** Stands beside the bits of letters. */
const isUnplain = 1 << 26
const everything = -1

/** Rows of a table by what is said of them, in the order in which they are tried. */
export class WordingSearch<Row extends Worded> {
  readonly #wordings: readonly Wording<Row>[]

  constructor(rows: readonly Row[]) {
    this.#wordings = rows.flatMap(row =>
      row.wordings.map(phrases => ({
        row,
        letter: letterBit((phrases[0] ?? '').charCodeAt(0) | blank),
        phrases: phrases.map(phrase => ` ${phrase} `),
        without: row.without === undefined ? undefined : ` ${row.without} `,
      })),
    )
  }

  /** The first row of which a wording stands in `text`. */
  find(text: string): Row | undefined {
    const letters = firstLetters(text)
    let words: string | undefined
    for (const wording of this.#wordings) {
      // Most wordings begin with a letter that no word of the text begins with.
      if ((letters & wording.letter) !== wording.letter) continue
      const { row, phrases, without } = wording
      words ??= inWords(text.toUpperCase(), (letters & isUnplain) === 0)
      if (holdsAll(words, phrases) && (without === undefined || !words.includes(without))) return row
    }
    return undefined
  }
}

/**
 * The bits of the letters that the words of `text` begin with, and `isUnplain` where something else parts them than one blank.
 * Beyond ASCII capitals may be other characters, so such a text has every bit.
 */
function firstLetters(text: string): number {
  let bits = 0
  let isInWord = false
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit > lastAscii) return everything
    const bit = letterBit(unit | blank)
    if (bit !== 0) {
      if (!isInWord) bits |= bit
      isInWord = true
    } else if (unit >= zero && unit <= nine) isInWord = true
    else {
      if (unit !== blank || !isInWord) bits |= isUnplain
      isInWord = false
    }
  }
  return isInWord ? bits : bits | isUnplain
}

/** A bit for each small letter; none for anything else. */
function letterBit(small: number): number {
  return small >= smallA && small <= smallZ ? 1 << (small - smallA) : 0
}

function holdsAll(words: string, phrases: readonly string[]): boolean {
  for (const phrase of phrases) if (!words.includes(phrase)) return false
  return true
}

/** ` NOTICE ISSUED CP 0014 `: capitals and digits, with one blank for all between and around them. */
function inWords(capitals: string, isPlain: boolean): string {
  return isPlain ? ` ${capitals} ` : ` ${capitals.replace(/[^A-Z0-9]+/g, ' ')} `
}
