/** Bytes read as orders to build a document: labels of the bundled mappings at their places, with values that tempt, and faults. */
import type { MappingPlan, PlanCondition, PlanField } from '../../src/plan/mapping-plan.ts'
import { yearStandIn } from '../../src/plan/view-labels.ts'
import { plans } from '../support/plans.ts'
import { canaries } from './held.ts'

type Node = string | number | boolean | null | List | Section
/** Members in their order; a key may stand twice. */
type Section = { readonly kind: 'section'; readonly members: [string, Node][] }
type List = { readonly kind: 'list'; readonly items: Node[] }

/** Where a mapping looks for a value. */
interface Place {
  readonly steps: readonly Step[]
  readonly label: string
  /** Texts that mean something there. */
  readonly texts: readonly string[]
}

interface Step {
  readonly label: string
  readonly holds: 'section' | 'entries' | 'occurrences'
}

export interface MadeDocument {
  readonly text: string
  /** Whether a key stands in it twice. */
  readonly isRepeated: boolean
}

const values: readonly string[] = [
  ...canaries.map(canary => `AVERY ${canary} SAMPLE`),
  ...['$98,765.43', '-98765.43', '($98,765.43)', '98765', '987-65-4321', '$1,234.00', '$0.00', '0.00', '.5'],
  ...['', ' ', 'N/A', 'NONE', 'Not Set', 'X', 'Yes', 'NO', '0', '1', '--1', '$', '$-', '1e5', '½', '٣'],
  ...['01-02-2024', '02-30-2024', 'Jul. 19, 2024', '12-2023', 'Dec. 31, 2023', '2023', '202312', '20241505'],
  ...[
    '150',
    '806',
    '971',
    '570',
    '846',
    '777',
    'TC 150',
    'Single',
    'Married Filing Joint',
    '1040',
    '1040-SR',
  ],
  ...['Original document', 'Corrected document', 'Form W-2 Wage and Tax Statement', 'SCHEDULE C', 'ITEMS'],
  ...[
    'No tax return filed',
    'No record found',
    '\ud800',
    '\u0000',
    '\u202e',
    'A'.repeat(300),
    '9'.repeat(300),
  ],
]
const labels: readonly string[] = [
  ...[
    '__proto__',
    'constructor',
    'toString',
    '',
    ' ',
    'TYPE',
    'FORM',
    'PERIOD',
    'LAST4',
    'ITEMS',
    'CODE',
    '*',
  ],
  ...['SECTION_FILING', 'SECTION_SUMMARY', 'SECTION_TRANSACTIONS', 'PART I', 'SCHEDULE C', 'SCHEDULE C-EZ'],
  ...['TOTAL WAGES', 'a/b', 'a~b', '0', '-1', 'length', '\ud800', 'LINE 1: X', 'SOMETHING ELSE'],
]

let known: readonly { readonly plan: MappingPlan; readonly places: readonly Place[] }[] | undefined

/** The document that `data` orders. The same bytes give the same document. */
export function madeDocument(data: Uint8Array): MadeDocument {
  known ??= plans().map(plan => ({ plan, places: placesOf(plan.fields, []) }))
  const orders = new Orders(data)
  const { plan, places } = orders.oneOf(known)
  const forms = [...plan.forms, ...plan.family, ...plan.partly, '', '1041-A', 'FORM 1040']
  const top: Section = { kind: 'section', members: [] }
  top.members.push(['TYPE', plan.type], ['FORM', orders.oneOf(forms)], ['PERIOD', orders.oneOf(values)])
  let last: Section = top
  while (orders.areMore) last = follow(orders, top, last, places)
  return { text: written(top), isRepeated: isRepeated(top) }
}

/** Carries out one order and gives the section it worked in. */
function follow(orders: Orders, top: Section, last: Section, places: readonly Place[]): Section {
  const order = orders.next() % 16
  if (order < 8) {
    const place = orders.oneOf(places)
    const section = place.steps.reduce((at, step) => opened(at, step, orders.next()), top)
    put(section, yearOf(place.label, orders), orders.oneOf([...place.texts, ...place.texts, ...values]))
    return section
  }
  const member = last.members.length === 0 ? undefined : orders.oneOf(last.members)
  const [label, value] = member ?? ['', null]
  switch (order) {
    case 8:
      last.members.push([orders.oneOf(labels), orders.oneOf(values)])
      return last
    case 9:
      last.members.push([label, orders.oneOf([...values, value])])
      return last
    case 10:
      last.members.push([reworded(label, orders.next()), value])
      return last
    case 11:
      if (member !== undefined) member[1] = orders.oneOf(oddities(value))
      return last
    case 12: {
      const inner: Section = { kind: 'section', members: [] }
      last.members.push([orders.oneOf(labels), inner])
      return inner
    }
    case 13:
      if (member !== undefined) last.members.splice(last.members.indexOf(member), 1)
      return last
    case 14:
      last.members.push([orders.text(), orders.text()])
      return last
    default:
      if (member !== undefined) member[1] = orders.text()
      return last
  }
}

function oddities(value: Node): readonly Node[] {
  const inner: Section = { kind: 'section', members: [['TOTAL WAGES', value]] }
  const empty: Section = { kind: 'section', members: [] }
  const list = (...items: Node[]): List => ({ kind: 'list', items })
  return [null, true, 0, 12.5, 1e21, list(), list(value), list(inner, 'X', null), empty, inner, list(empty)]
}

function reworded(label: string, how: number): string {
  const wordings = [
    ` ${label.toLowerCase()}: `,
    `${label} (Occurrence #: ${how % 5})`,
    `NEW ${label}`,
    label.replaceAll(' ', '  '),
    label.slice(0, -1),
    `${label}.....`,
    label.replace(/[0-9]/, '7'),
    `${label} PER COMPUTER`,
  ]
  return wordings[how % wordings.length] ?? label
}

/** The section of `step` in `at`: the one that is there, or a new one where there is none or a new one is asked for. */
function opened(at: Section, { label, holds }: Step, order: number): Section {
  const inner: Section = { kind: 'section', members: [] }
  if (holds === 'occurrences') {
    const key = `${label} (OCCURRENCE #: ${1 + (order % 3)})`
    return sectionUnder(at, key) ?? added(at, key, inner, inner)
  }
  if (holds === 'section') return sectionUnder(at, label) ?? added(at, label, inner, inner)
  const list = at.members.find(([key]) => key === label)?.[1]
  if (!isList(list)) return added(at, label, { kind: 'list', items: [inner] }, inner)
  const entry = list.items.at(-1)
  if (order % 4 !== 0 && isSection(entry)) return entry
  list.items.push(inner)
  return inner
}

function sectionUnder(at: Section, label: string): Section | undefined {
  const found = at.members.find(([key]) => key === label)?.[1]
  return isSection(found) ? found : undefined
}

function added(at: Section, key: string, value: Node, inner: Section): Section {
  at.members.push([key, value])
  return inner
}

function put(section: Section, label: string, value: Node): void {
  const present = section.members.find(([key]) => key === label)
  if (present === undefined) section.members.push([label, value])
  else present[1] = value
}

function isList(node: Node | undefined): node is List {
  return typeof node === 'object' && node !== null && node.kind === 'list'
}

function isSection(node: Node | undefined): node is Section {
  return typeof node === 'object' && node !== null && node.kind === 'section'
}

function yearOf(label: string, orders: Orders): string {
  return label.includes(yearStandIn) ? label.replace(yearStandIn, String(2015 + (orders.next() % 12))) : label
}

function placesOf(fields: readonly PlanField[], at: readonly Step[]): readonly Place[] {
  return fields.flatMap(field => placesOfField(field, at))
}

function placesOfField(field: PlanField, at: readonly Step[]): readonly Place[] {
  switch (field.kind) {
    case 'value':
      return [
        ...field.sources.flatMap(({ path }) => placeAt(at, path, [])),
        ...(field.with ?? []).flatMap(label => placeAt(at, [label], [])),
      ]
    case 'whether':
      return placeAt(at, field.path, field.texts)
    case 'rowAbove':
      return placeAt(at, [field.label], field.texts)
    case 'group':
      if (field.sections.length === 0) return placesOf(field.fields, at)
      return field.sections.flatMap(path => placesOf(field.fields, stepsTo(at, path, 'section')))
    case 'list': {
      const holds = field.of === 'years' ? 'section' : field.of
      return field.paths.flatMap(path => entryPlaces(stepsTo(at, path, holds), field.where, field.fields))
    }
    case 'choice':
      return field.paths.flatMap(path => {
        const entry = stepsTo(at, path, 'entries')
        const all = [...field.cases, field.otherwise].flatMap(each => each.fields)
        const texts = field.cases.flatMap(each => each.texts)
        return [...placeAt(entry, [field.by], texts), ...entryPlaces(entry, field.where, all)]
      })
    case 'notice':
      return placeAt(at, ['NOTICE'], field.texts)
    case 'kept':
      return placeAt(at, [...field.path, 'SOMETHING KEPT'], [])
    case 'derived':
      return []
  }
}

function entryPlaces(
  at: readonly Step[],
  where: readonly PlanCondition[],
  fields: readonly PlanField[],
): readonly Place[] {
  return [...where.flatMap(({ label, texts }) => placeAt(at, [label], texts)), ...placesOf(fields, at)]
}

function placeAt(at: readonly Step[], path: readonly string[], texts: readonly string[]): readonly Place[] {
  const label = path.at(-1)
  return label === undefined ? [] : [{ steps: stepsTo(at, path.slice(0, -1), 'section'), label, texts }]
}

function stepsTo(at: readonly Step[], path: readonly string[], last: Step['holds']): readonly Step[] {
  const steps = path.map(
    (label, index): Step => ({ label, holds: index === path.length - 1 ? last : 'section' }),
  )
  return [...at, ...steps]
}

function written(node: Node): string {
  if (isList(node)) return `[${node.items.map(written).join()}]`
  if (isSection(node))
    return `{${node.members.map(([key, value]) => `${JSON.stringify(key)}:${written(value)}`).join()}}`
  return JSON.stringify(node)
}

function isRepeated(node: Node): boolean {
  if (isList(node)) return node.items.some(isRepeated)
  if (!isSection(node)) return false
  const keys = new Set(node.members.map(([key]) => key))
  return keys.size < node.members.length || node.members.some(([, value]) => isRepeated(value))
}

/** Bytes taken one after the other; zeros when there are no more. */
class Orders {
  readonly #data: Uint8Array
  #at = 0

  constructor(data: Uint8Array) {
    this.#data = data
  }

  get areMore(): boolean {
    return this.#at < this.#data.length
  }

  next(): number {
    return this.#data[this.#at++] ?? 0
  }

  /** One of several; takes as many bytes as their number needs. */
  oneOf<T>(several: readonly T[]): T {
    const number = several.length > 256 ? this.next() * 256 + this.next() : this.next()
    const one = several[number % several.length]
    if (one === undefined) throw new TypeError('nothing to choose from')
    return one
  }

  text(): string {
    const length = this.next() % 24
    const start = this.#at
    this.#at += length
    return Buffer.from(this.#data.subarray(start, this.#at)).toString('utf8')
  }
}
