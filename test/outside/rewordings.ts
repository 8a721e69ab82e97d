/**
 * Systematic rewordings of labels and of titles: how the next layout may print what is known today. Each is a pure function
 * of the text; `undefined`, or the text itself, where it does not apply. Written without a look at how the library matches.
 */

export interface Rewording {
  readonly name: string
  /** `letters`: the same words, set otherwise. `words`: other words. */
  readonly kind: 'letters' | 'words'
  readonly apply: (text: string) => string | undefined
}

const letters = (name: string, apply: Rewording['apply']): Rewording => ({ name, kind: 'letters', apply })
const words = (name: string, apply: Rewording['apply']): Rewording => ({ name, kind: 'words', apply })

/** The thirty rewordings of a label. */
export const ofLabels: readonly Rewording[] = [
  letters('capitals', text => text.toUpperCase()),
  letters('small letters', text => text.toLowerCase()),
  letters('first letters large', text => firstLettersLarge(text)),
  letters('two blanks', text => text.replace(' ', '  ')),
  letters('no-break blanks', text => text.replaceAll(' ', '\u00a0')),
  letters('blanks around it', text => ` ${text} `),
  letters('a trailing period', text => `${text}.`),
  letters('a trailing colon', text => `${text}:`),
  letters('a dot leader', text => `${text}......`),
  letters('a dot leader with blanks', text => `${text} . . . . .`),
  letters('blanks around slashes', text => text.replaceAll('/', ' / ')),
  letters('blanks around hyphens', text => text.replace(/(?<=[A-Z0-9])-(?=[A-Z])/gi, ' - ')),
  letters('long dashes for hyphens', text => text.replaceAll('-', '\u2013')),
  letters('the other of & and AND', text =>
    / & /.test(text) ? text.replaceAll(' & ', ' AND ') : text.replace(/ and /i, ' & '),
  ),
  letters('the other blank before a bracket', text =>
    /\S\(/.test(text) ? text.replace(/(\S)\(/g, '$1 (') : text.replaceAll(' (', '('),
  ),
  letters('curly apostrophes', text => text.replaceAll("'", '\u2019')),
  words('a blank for each hyphen', text => text.replaceAll('-', ' ')),
  words('no hyphens', text => text.replaceAll('-', '')),
  words('no commas', text => text.replaceAll(',', '')),
  words('no apostrophes', text => text.replaceAll("'", '')),
  words('no brackets', text => text.replace(/[()]/g, '')),
  words('no bracketed words', text => text.replace(/ ?\([^()]*\)/, '')),
  words('the first word dropped', text => withoutWord(text, () => 0)),
  words('the last word dropped', text => withoutWord(text, parts => parts.length - 1)),
  words('a word in the middle dropped', text =>
    withoutWord(text, parts => (parts.length > 2 ? Math.floor(parts.length / 2) : -1)),
  ),
  words('AMOUNT added', text => `${text} AMOUNT`),
  words('REPORTED added in front', text => `REPORTED ${text}`),
  words('two letters changed about', text => inLongestWord(text, swapped)),
  words('a letter lost', text =>
    inLongestWord(
      text,
      word => word.slice(0, Math.floor(word.length / 2)) + word.slice(Math.floor(word.length / 2) + 1),
    ),
  ),
  words('abbreviations written out', text => inFull(text)),
]

/** What titles are reworded by besides: what concerns their designator and their description. */
const ofTitlesAlone: readonly Rewording[] = [
  letters('a single hyphen', text => text.replace(/ ?-- ?/, ' - ')),
  letters('a long dash', text => text.replace(/ ?-- ?/, '\u2014')),
  letters('a colon behind the designator', text => text.replace(/ ?-- ?/, ': ')),
  letters('blanks around the dashes', text => text.replace(/ ?-- ?/, ' -- ')),
  letters('an occurrence behind it', text => `${text} (Occurrence #: 1)`),
  words('the designator alone', text =>
    text.replace(/^((?:SCHEDULE|FORM) [A-Z0-9-]*[A-Z0-9])(?: ?-- ?| ).*$/i, '$1'),
  ),
  words('another description', text => text.replace(/(--).*$/, '$1AS ATTACHED TO THE RETURN')),
  words('the description alone', text => text.replace(/^(?:SCHEDULE|FORM) [A-Z0-9-]+--/i, '')),
  words('the designator in brackets behind', text =>
    text.replace(/^((?:SCHEDULE|FORM) [A-Z0-9]+(?:-[A-Z0-9]+)?)--(.*)$/i, '$2 ($1)'),
  ),
  words('SCH for SCHEDULE', text => text.replace(/SCHEDULE/i, 'SCH')),
]

/** The rewordings of the title of a section. */
export const ofTitles: readonly Rewording[] = [...ofLabels, ...ofTitlesAlone]

/** The rewordings of the TYPE text of an entry. */
export const ofTypes: readonly Rewording[] = [
  ...ofLabels,
  words('no word FORM', text => text.replace(/^Form /i, '')),
  words('the number alone', text => /^(?:Form )?([0-9A-Z]+-[0-9A-Z]+)\b/i.exec(text)?.[1]),
  words('Form and the number', text => /^(Form [0-9A-Z]+-[0-9A-Z]+)\b/i.exec(text)?.[1]),
  words('the word Form twice', text => text.replace(/^Form /i, 'Form Form ')),
  words('a hyphen before the description', text => text.replace(/^(Form [0-9A-Z]+-[0-9A-Z]+) /i, '$1 - ')),
  words('another description', text =>
    text.replace(/^(Form [0-9A-Z]+-[0-9A-Z]+)( .*)?$/i, '$1 Statement of Amounts'),
  ),
]

function firstLettersLarge(text: string): string {
  return text.toLowerCase().replace(/(?<![a-z'])[a-z]/g, letter => letter.toUpperCase())
}

function withoutWord(text: string, which: (parts: readonly string[]) => number): string | undefined {
  const parts = text.split(' ')
  const index = which(parts)
  if (parts.length < 2 || index < 0) return undefined
  return parts.filter((_, at) => at !== index).join(' ')
}

/** Changes the first of the longest words; words of fewer than six letters carry no slip that one could see. */
function inLongestWord(text: string, change: (word: string) => string): string | undefined {
  const longest = [...text.matchAll(/[A-Za-z]+/g)].reduce<RegExpExecArray | undefined>(
    (best, each) => (best === undefined || each[0].length > best[0].length ? each : best),
    undefined,
  )
  if (longest === undefined || longest[0].length < 6) return undefined
  const end = longest.index + longest[0].length
  return text.slice(0, longest.index) + change(longest[0]) + text.slice(end)
}

function swapped(word: string): string {
  for (let at = Math.floor(word.length / 2); at + 1 < word.length; at++) {
    const [one = '', other = ''] = [word[at], word[at + 1]]
    if (one !== other) return word.slice(0, at) + other + one + word.slice(at + 2)
  }
  return word
}

const shortWords: readonly (readonly [RegExp, string])[] = [
  [/\bSCH\b\.?/gi, 'SCHEDULE'],
  [/\bF([0-9]{4})\b/gi, 'FORM $1'],
  [/\bCR\b/gi, 'CREDIT'],
  [/\bAMT\b/gi, 'AMOUNT'],
  [/\bIND\b/gi, 'INDICATOR'],
  [/\bMISC\b/gi, 'MISCELLANEOUS'],
  [/\bINT\b/gi, 'INTEREST'],
  [/\bSE\b/gi, 'SELF-EMPLOYMENT'],
  [/\bSSN\b/gi, 'SOCIAL SECURITY NUMBER'],
  [/\bEIN\b/gi, 'EMPLOYER IDENTIFICATION NUMBER'],
  [/\b(?:CMPTR|COMPTR)\b/gi, 'COMPUTER'],
  [/\bCTRL\b/gi, 'CONTROL'],
  [/\bDESC\b/gi, 'DESCRIPTION'],
]

function inFull(text: string): string {
  return shortWords.reduce((longer, [short, full]) => longer.replace(short, full), text)
}
