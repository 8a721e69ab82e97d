/** Families of documents that nobody should send: JSON texts that grow with one number, each in another way. */

/** The text of a family for its number; the text grows in proportion to it. */
export type Family = (size: number) => string

const retr = '"TYPE":"RETR","FORM":"1040"'
const actr = '"TYPE":"ACTR","FORM":"1040"'
const waid = '"TYPE":"WAID","FORM":"INCOME"'

function many(count: number, make: (index: number) => string): string {
  return Array.from({ length: Math.max(1, Math.round(count)) }, (_, index) => make(index)).join(',')
}

function nested(depth: number, open: string, inner: string, close: string): string {
  return open.repeat(depth) + inner + close.repeat(depth)
}

/** A label in as many ways to spell it as there are numbers: its letters small or large. */
function spelled(label: string, index: number): string {
  let bit = 0
  return [...label]
    .map(letter => (/[A-Z]/.test(letter) && (index >> bit++) & 1 ? letter.toLowerCase() : letter))
    .join('')
}

/** As `spelled`, its letters narrow or of the width of an ideograph. */
function widened(label: string, index: number): string {
  let bit = 0
  return [...label]
    .map(letter =>
      /[A-Z]/.test(letter) && (index >> bit++) & 1
        ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0)
        : letter,
    )
    .join('')
}

/** Some of the words that labels are made of, in another order for each number. */
function wordsOf(index: number, count: number): string {
  const words = ['WAGES', 'TOTAL', 'OTHER', 'FEDERAL', 'INCOME', 'TAX', 'WITHHELD', 'NET', 'TIPS', 'CREDIT']
  return Array.from({ length: count }, (_, at) => words[(7 * index + at * (3 + (index % 5))) % 10]).join(' ')
}

const income = (lines: string): string => `{${retr},"SECTION_FILING":{"INCOME":{${lines}}}}`
const rows = (list: string): string => `{${actr},"SECTION_TRANSACTIONS":[${list}]}`
const entries = (list: string): string => `{${waid},"SECTION_INCOME":[${list}]}`
const chain = nested(200, '{"b":"x","a":', '1', '}')

export const families: Readonly<Record<string, Family>> = {
  'wide, at the top': size => `{${retr},${many(size, n => `"LINE ${n}":"$1.00"`)}}`,
  'wide, in a section': size => income(many(size, n => `"LINE ${n}":"$1.00"`)),
  'deep, with one leaf': size => `{${retr},"X":${nested(size, '{"a":', '1', '}')}}`,
  'deep lists': size => `{${retr},"X":${nested(size, '[', '1', ']')}}`,
  'deep, with a leaf at each level': size => `{${retr},"X":${nested(size, '{"b":"x","a":', '1', '}')}}`,
  'many that are deep': size => `{${retr},${many(size / 50, n => `"X${n}":${chain}`)}}`,
  'many that are deep, in a section': size => income(many(size / 50, n => `"X${n}":${chain}`)),
  'many that are deep, as entries': size => entries(many(size / 50, () => chain)),
  'many empty objects': size => `{${retr},${many(size, n => `"S${n}":{}`)}}`,
  'one key with many keys in it, and again': size =>
    `{${retr},"A":{${many(size, n => `"k${n}":1`)}},${many(size, () => '"A":1')}}`,
  'one key again and again': size => `{${retr},${many(size, () => '"A":1')}}`,
  'one section again and again': size =>
    `{${retr},${many(size, () => '"SECTION_FILING":{"INCOME":{"TOTAL WAGES":"$1.00"}}')}}`,
  'keys written again inside one another': size => `{${retr},"X":${nested(size, '{"a":1,"a":', '1', '}')}}`,
  'a key written again in many entries': size =>
    rows(many(size, () => '{"CODE":"150","AMOUNT":"$1.00","AMOUNT":"$2.00"}')),
  'two values of many keys': size =>
    `{${retr},"A":{${many(size, n => `"k${n}":1`)}},"A":{${many(size, n => `"k${n}":2`)}}}`,
  'a label spelled in many ways': size =>
    income(many(size, n => `"${spelled('WAGES, SALARIES, TIPS, ETC', n)}":"$${n}.00"`)),
  'a label spelled in many ways, with one value': size =>
    `{${actr},"SECTION_BALANCE":{${many(size, n => `"${spelled('ACCOUNT BALANCE PLUS ACCRUALS', n)}":"$1.00"`)}}}`,
  'two labels spelled in many ways, with one value': size =>
    income(
      `${many(size, n => `"${spelled('WAGES, SALARIES, TIPS, ETC', n)}":"$1.00"`)},"TOTAL WAGES":"$1.00"`,
    ),
  'a label spelled in many widths': size =>
    income(many(size, n => `"${widened('WAGES, SALARIES, TIPS, ETC', n)}":"$${n}.00"`)),
  'an unknown label spelled in many ways': size =>
    entries(
      `{"TYPE":"Form W-2","ITEMS":{${many(size, n => `"${spelled('WAGES OR ANY OTHER COMPENSATION', n)}":"$1.00"`)}}}`,
    ),
  'a list spelled in many ways': size =>
    `{${actr},${many(size, n => `"${spelled('SECTION_TRANSACTIONS', n)}":[{"CODE":"150","AMOUNT":"$1.00"}]`)}}`,
  'long labels': size => income(many(20, n => `"${'WAGES '.repeat(size / 20)}${n}":"$1.00"`)),
  'a long label over many leaves': size => `{${retr},"${'A'.repeat(size)}":{${many(size, n => `"${n}":1`)}}}`,
  'labels of many words that are near to known ones': size =>
    income(many(size / 6, n => `"${wordsOf(n, 12)}":"$1.00"`)),
  'marks in no order': size => {
    // From the start so many that no label is compared any more: beyond that what is said of a document grows at once, and once.
    const marks = '\u0301\u0316'.repeat(200 + 5 * size)
    return entries(
      `{"TYPE":"Form W-2${marks}","ITEMS":{"WAGES${marks}":"$1.00","EMPLOYER'S NAME":"A${marks}"}}`,
    )
  },
  'long values': size => income(many(20, n => `"LINE ${n}":"${'$1,'.repeat(size / 20)}"`)),
  'many entries': size => rows(many(size, () => '{"CODE":"150","DATE":"01-02-2020","AMOUNT":"$1.00"}')),
  'many entries that are refused': size =>
    rows(many(size, () => '{"CODE":"150","DATE":"soon","AMOUNT":"much"}')),
  'many entries of another shape': size => rows(many(size, () => '1')),
  'many entries without a code': size => rows(many(size, () => '{"DATE":"01-02-2020","AMOUNT":"$1.00"}')),
  'many entries with unlike codes, dates and amounts': size =>
    rows(
      many(size, n => {
        const day = `${10 + (n % 3)}-${10 + (n % 19)}-20${10 + (n % 15)}`
        return `{"CODE":"${100 + (n % 900)}","EXPLANATION":"Words ${n}","DATE":"${day}","AMOUNT":"${n % 2 ? '-' : ''}$${n}.00"}`
      }),
    ),
  'a list with many entries, and again': size =>
    `{${actr},"SECTION_TRANSACTIONS":[${many(size / 2, () => '{"CODE":"150"}')}],"SECTION_TRANSACTIONS":[${many(size / 2, () => '{"CODE":"290"}')}]}`,
  'many entries with an unread line': size =>
    rows(many(size, n => `{"CODE":"150","ZZ${n}":"$3.00","AMOUNT":"$1.00"}`)),
  'many forms': size =>
    entries(many(size, () => '{"TYPE":"Form W-2","ITEMS":{"WAGES, TIPS AND OTHER COMPENSATION":"$1.00"}}')),
  'many forms with two wordings': size =>
    entries(
      many(
        size,
        () =>
          '{"TYPE":"Form W-2","ITEMS":{"WAGES, TIPS AND OTHER COMPENSATION":"$1.00","WAGES, TIPS, OTHER COMPENSATION":"$2.00"}}',
      ),
    ),
  'many forms without a kind': size =>
    entries(many(size, () => '{"ITEMS":{"WAGES, TIPS AND OTHER COMPENSATION":"$1.00"}}')),
  'many forms with flags of unknown text': size =>
    entries(
      many(
        size,
        n => `{"TYPE":"Form W-2","ITEMS":{"STATUTORY EMPLOYEE":"maybe ${n}","RETIREMENT PLAN":"so ${n}"}}`,
      ),
    ),
  'many forms that nest too deep to be kept, behind bare entries': size =>
    entries(
      `${many(size, () => '1')},${many(size / 50, () => `{"TYPE":"Form Q-1","X":${nested(70, '[', '1', ']')}}`)}`,
    ),
  'bare values, in an unknown section': size => `{${retr},"X":[${many(size, n => `${n}`)}]}`,
  'bare texts, under a label of an account': size =>
    `{${actr},"ACCOUNT BALANCE":[${many(size, () => '"$1.00"')}]}`,
  'bare values, where a section should be': size =>
    `{${waid},"SECTION_HEADER":[${many(size, () => '"$1.00"')}]}`,
  'bare values, in an entry': size =>
    entries(`{"TYPE":"Form W-2","ITEMS":{"BOX":[${many(size, () => '"7"')}]}}`),
  'lists of a bare value, in a section': size => income(`"BOXES":[${many(size, () => '[1]')}]`),
  'many unknown forms': size => entries(many(size, n => `{"TYPE":"Form Q-${n}","ITEMS":{"WAGES":"$1.00"}}`)),
  'many occurrences': size =>
    `{${retr},"SECTION_FILING":{${many(size, n => `"SCHEDULE C--PROFIT OR LOSS FROM BUSINESS (OCCURRENCE #: ${n + 1})":{"GROSS RECEIPTS OR SALES":"$1.00"}`)}}}`,
  'many occurrences in no order': size =>
    `{${retr},"SECTION_FILING":{${many(size, n => `"SCHEDULE C (OCCURRENCE #: ${(7919 * n) % 100_003})":{"GROSS RECEIPTS OR SALES":"$1.00"}`)}}}`,
  'many printings of a section': size =>
    `{${retr},"SECTION_FILING":[${many(size, () => '{"INCOME":{"TOTAL WAGES":"$1.00"}}')}]}`,
  'many unknown sections': size => `{${retr},${many(size, n => `"SECTION_${n}":{"A":"$1.00"}`)}}`,
  'known lines in many unknown sections': size =>
    `{${retr},"SECTION_FILING":{${many(size, n => `"OTHER INCOME ${n}":{"TOTAL WAGES":"$1.00","TAXABLE INTEREST INCOME":"$2.00"}`)}}}`,
  'many unknown schedules': size =>
    `{${retr},"SECTION_FILING":{${many(size, n => `"SCHEDULE ZZ${n}":{"A":"$1.00"}`)}}}`,
  'many parts of a schedule': size =>
    `{${retr},"SECTION_FILING":{"SCHEDULE C--PROFIT OR LOSS FROM BUSINESS":{${many(size, n => `"PART ${n}":{"GROSS":"1"}`)}}}}`,
}

/** Both in one document: the second stands unread in the first. */
export function together(first: Family, second: Family): Family {
  return size => `${first(size / 2).slice(0, -1)},"MORE":${second(size / 2)}}`
}
