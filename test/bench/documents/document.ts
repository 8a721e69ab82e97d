/** A made-up return transcript of a layout: other amounts, dates and names for each seed, spelt in the ways of the authority. */
import type { Layout, LineKind } from './layout.ts'
import { type Random, randomOf } from './random.ts'

/** The JSON text of the document that `seed` gives, without blanks, as the service sends it. */
export function documentText(layout: Layout, seed: number): string {
  return JSON.stringify(documentOf(layout, seed))
}

function documentOf(layout: Layout, seed: number): unknown {
  const random = randomOf(seed)
  const filing: Record<string, unknown> = {}
  const document: Record<string, unknown> = { TYPE: 'RETR', SECTION_HEADER: {}, SECTION_FILING: filing }
  for (const { path, lines } of layout.sections) {
    const section = Object.fromEntries(lines.map(({ label, kind }) => [label, textOf(kind, random)]))
    const [top = '', below] = path
    if (below === undefined) document[top] = section
    else filing[below] = section
  }
  return { ...document, FORM: '1040' }
}

function textOf(kind: LineKind, random: Random): string {
  switch (kind) {
    case 'money':
      return amount(random)
    case 'date':
      return date(random)
    case 'name':
      return `${random.oneOf(['AVERY', 'JORDAN', 'CASEY', 'ROBIN', 'MORGAN'])} ${random.oneOf(['SAMPLE', 'SPECIMEN', 'MOCK', 'EXAMPLE'])} ${random.below(1000)}`
    case 'code':
      return String(random.below(100_000)).padStart(5, '0')
  }
}

/** Of twenty: two zeros, one blank, three below zero in the three ways of writing it, the rest plain. */
function amount(random: Random): string {
  const draw = random.below(20)
  if (draw < 2) return '$0.00'
  if (draw === 2) return ''
  const text = `${thousands(random.below(random.oneOf([1000, 100_000, 1_000_000])))}.${pair(random.below(100))}`
  if (draw === 3) return `-$${text}`
  if (draw === 4) return `$-${text}`
  if (draw === 5) return `($${text})`
  return `$${text}`
}

const months = [
  'Jan.',
  'Feb.',
  'Mar.',
  'Apr.',
  'May',
  'Jun.',
  'Jul.',
  'Aug.',
  'Sep.',
  'Oct.',
  'Nov.',
  'Dec.',
] as const

/** Of ten: one blank, three spelt (`Aug. 17, 2022`), the rest in digits (`08-17-2022`). */
function date(random: Random): string {
  const draw = random.below(10)
  const [month, day, year] = [random.below(12), 1 + random.below(28), 2015 + random.below(10)]
  if (draw === 0) return ''
  if (draw < 4) return `${months[month] ?? ''} ${pair(day)}, ${year}`
  return `${pair(month + 1)}-${pair(day)}-${year}`
}

function pair(number: number): string {
  return String(number).padStart(2, '0')
}

function thousands(number: number): string {
  return String(number).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',')
}
