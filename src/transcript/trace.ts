/**
 * Receipts: where each value of a mapping's data came from. Walks the plan over the view, independently of the
 * expression that made the data; a test holds the two against each other. Holds raw text, so it is made only on request.
 */
import { empty, Refusal } from '../normalize/definition.ts'
import { isNormalizerName, normalizers } from '../normalize/registry.ts'
import type {
  ChoiceField,
  DerivedField,
  KeptField,
  ListField,
  PlanCondition,
  PlanField,
  PlanSource,
  ValueField,
} from '../plan/mapping-plan.ts'
import { wholeLabel } from '../plan/view-labels.ts'
import { canonicalText } from '../text/canonical-label.ts'
import { pointerTo } from '../text/json-pointer.ts'
import { pointerUnder, type ReadDocument, under, type View, wrongShape } from './read-document.ts'
import { sameContent } from './same-content.ts'
import { kindOf } from './shape.ts'

/** `value`: read. `empty`: blank text. `absent`: no such label or section. `invalid`: there, but unreadable. */
export type FieldState = 'value' | 'empty' | 'absent' | 'invalid'

/** A leaf of the document that fed a value. */
export interface LineageSource {
  /** JSON Pointer into the document. */
  readonly pointer: string
  /** The text there, as it came; other JSON where it is no text. */
  readonly raw: unknown
  /** The key is written again in the JSON text; this is the other value, which was not read. */
  readonly duplicate?: true
}

/** The receipt of one field of the data, also of one without a value. */
export interface LineageEntry {
  /** JSON Pointer into the data. */
  readonly path: string
  readonly state: FieldState
  readonly sources: readonly LineageSource[]
  /** The normalizer that reads the raw text; null for derived fields and for what is carried over whole. */
  readonly normalizer: string | null
  readonly spec: string
}

/** An entry with what issues are made from. */
export interface TracedField extends LineageEntry {
  readonly required: boolean
  /** Why the text was refused, where it was. */
  readonly problem: string | undefined
}

/** The receipts of all fields of `fields`, in the order of the output. `failed` are derived fields that could not be worked out. */
export function traceFields(
  fields: readonly PlanField[],
  read: ReadDocument,
  data: unknown,
  failed: ReadonlySet<string | null>,
): readonly TracedField[] {
  const tracer = new Tracer(read)
  tracer.fields(fields, read.view, '')
  const derived = fields.filter(field => field.kind === 'derived')
  if (derived.length === 0) return tracer.found
  const named = tracer.found.map(entry => ({ entry, names: namesIn(entry.path) }))
  return [...tracer.found, ...derived.map(field => derivedEntry(field, named, data, failed))]
}

class Tracer {
  readonly found: TracedField[] = []
  readonly #read: ReadDocument
  readonly #unmapped: ReadonlySet<string>

  constructor(read: ReadDocument) {
    this.#read = read
    this.#unmapped = new Set(read.unmapped)
  }

  fields(fields: readonly PlanField[], view: View | undefined, parent: string): void {
    for (const field of fields) this.#field(field, view, pointerTo(parent, field.name))
  }

  #field(field: PlanField, view: View | undefined, path: string): void {
    switch (field.kind) {
      case 'value':
        this.found.push(this.#value(field, view, path))
        return
      case 'group':
        this.fields(field.fields, field.sections.length === 0 ? view : sectionOf(view, field.sections), path)
        return
      case 'list':
        entriesOf(field, view).forEach((entry, index) => {
          this.fields(field.fields, entry, pointerTo(path, index))
        })
        return
      case 'choice':
        entriesOf(field, view).forEach((entry, index) => {
          this.#choice(field, entry, pointerTo(path, index))
        })
        return
      case 'kept':
        this.#push({
          path,
          state: this.#keptState(field, view),
          sources: [],
          normalizer: null,
          spec: field.spec,
        })
        return
      case 'notice':
        this.#notice(path, field.spec)
        return
      case 'derived':
        return
    }
  }

  #keptState(field: KeptField, view: View | undefined): FieldState {
    const whole = under(under(view, field.path), [wholeLabel])
    if (whole === undefined) return 'absent'
    if (whole !== null) return 'value'
    return this.#read.issues.some(found => found.code === 'transcript/too-deep') ? 'invalid' : 'empty'
  }

  #choice(field: ChoiceField, entry: View, path: string): void {
    const text = textUnder(entry, field.by)
    const chosen =
      field.cases.find(each => text !== undefined && each.texts.includes(text)) ?? field.otherwise
    const pointer = pointerUnder(this.#read.places, entry, [field.by])
    const isRead = pointer !== undefined && entry[field.by] !== wrongShape && !this.#unmapped.has(pointer)
    const sources = isRead && entry[field.by] !== undefined ? [{ pointer, raw: entry[field.by] }] : []
    this.#push({
      path: pointerTo(path, field.as),
      state: 'value',
      sources,
      normalizer: 'choose',
      spec: field.spec,
    })
    this.fields(chosen.fields, entry, path)
  }

  #notice(path: string, spec: string): void {
    const { notice } = this.#read
    const sources = notice === undefined ? [] : [{ pointer: notice.pointer, raw: notice.text }]
    this.#push({ path, state: notice === undefined ? 'absent' : 'value', sources, normalizer: 'text', spec })
  }

  #value(field: ValueField, view: View | undefined, path: string): TracedField {
    const common = { path, spec: field.spec, required: field.required }
    const present = field.sources.filter(source => under(view, source.path) !== undefined)
    const [source] = present
    if (source === undefined || view === undefined) {
      const normalizer = field.sources[0]?.normalizer ?? null
      return { ...common, state: 'absent', sources: [], normalizer, problem: undefined }
    }
    const raw = under(view, source.path)
    if (raw === wrongShape)
      return { ...common, state: 'invalid', sources: [], normalizer: source.normalizer, problem: undefined }
    const reading = readRaw(raw, source, field)
    return {
      ...common,
      ...reading,
      sources: this.#sources(view, source, present, raw),
      normalizer: source.normalizer,
    }
  }

  /** The leaf that is read, and those of other labels that say the same. */
  #sources(
    view: View,
    source: PlanSource,
    present: readonly PlanSource[],
    raw: unknown,
  ): readonly LineageSource[] {
    const same = present.filter(
      other =>
        other === source ||
        sameContent(
          { value: raw, normalizer: source.normalizer },
          { value: under(view, other.path), normalizer: other.normalizer },
        ),
    )
    return same.flatMap(each => {
      const pointer = pointerUnder(this.#read.places, view, each.path)
      if (pointer === undefined || (each !== source && this.#unmapped.has(pointer))) return []
      const value = under(view, each.path)
      return [{ pointer, raw: value }, ...this.#twins(view, each.path)]
    })
  }

  /** Further printings of the same label in the same section that say the same. */
  #twins(view: View, path: readonly string[]): readonly LineageSource[] {
    const place = this.#read.places.get(under(view, path.slice(0, -1)))
    const twins = place?.twins.get(path.at(-1) ?? '') ?? []
    return twins.map(({ pointer, value }) => ({ pointer, raw: value }))
  }

  #push(entry: LineageEntry): void {
    this.found.push({ ...entry, required: false, problem: undefined })
  }
}

function readRaw(
  raw: unknown,
  source: PlanSource,
  field: ValueField,
): Pick<TracedField, 'state' | 'problem'> {
  if (raw === null) return { state: 'empty', problem: undefined }
  if (typeof raw !== 'string') return { state: 'invalid', problem: `${kindOf(raw)} where text is expected` }
  if (!isNormalizerName(source.normalizer)) return { state: 'invalid', problem: 'an unknown normalizer' }
  const reading = normalizers[source.normalizer].parse(raw, ...field.tables)
  if (reading === empty) return { state: 'empty', problem: undefined }
  if (reading instanceof Refusal) return { state: 'invalid', problem: reading.problem }
  return { state: 'value', problem: undefined }
}

function sectionOf(view: View | undefined, sections: readonly (readonly string[])[]): View | undefined {
  for (const path of sections) {
    const section = under(view, path)
    if (section !== undefined) return asView(section)
  }
  return undefined
}

/** The entries a list reads, in order: those that meet its conditions. */
function entriesOf(field: ListField | ChoiceField, view: View | undefined): readonly View[] {
  for (const path of field.paths) {
    const list = under(view, path)
    if (!Array.isArray(list)) continue
    const entries = list.map(asView).filter(entry => entry !== undefined)
    return entries.filter(entry => meets(entry, field.where))
  }
  return []
}

function meets(entry: View, where: readonly PlanCondition[]): boolean {
  return where.every(({ label, texts }) => {
    const text = textUnder(entry, label)
    return text !== undefined && texts.includes(text)
  })
}

function textUnder(entry: View, label: string): string | undefined {
  const value = entry[label]
  return typeof value === 'string' ? canonicalText(value) : undefined
}

function asView(value: unknown): View | undefined {
  // The view is made of plain objects only; see read-document.ts.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as View) : undefined
}

interface NamedEntry {
  readonly entry: TracedField
  readonly names: readonly string[]
}

/** A derived field is fed by every leaf that fed a field its expression reads. */
function derivedEntry(
  field: DerivedField,
  named: readonly NamedEntry[],
  data: unknown,
  failed: ReadonlySet<string | null>,
): TracedField {
  const fed = named.filter(({ names }) =>
    field.reads.some(steps => steps.every((step, index) => names[index] === step)),
  )
  const sources = new Map(fed.flatMap(({ entry }) => entry.sources).map(source => [source.pointer, source]))
  const value = under(data, [field.name])
  const isKnown = value !== null && value !== undefined
  const path = pointerTo('', field.name)
  const isInvalid = failed.has(path) || fed.some(({ entry }) => entry.state === 'invalid')
  return {
    path,
    state: isKnown ? 'value' : isInvalid ? 'invalid' : 'absent',
    sources: [...sources.values()],
    normalizer: null,
    spec: field.spec,
    required: false,
    problem: undefined,
  }
}

/** The field names in a data pointer, without the positions in lists. */
function namesIn(pointer: string): readonly string[] {
  return pointer.split('/').filter(step => step !== '' && !/^[0-9]/.test(step))
}
