/** Holds a mapping against schemas/mapping.schema.json and says in the author's words what does not fit, and where. */
import { type Diagnostic, diagnostic, type Fix } from '../../diagnostics/diagnostic.ts'
import { didYouMean, nearestNames } from '../../text/messages/nearest-names.ts'
import { pointerSteps } from '../../text/places/json-pointer.ts'
import { entryOf, plainValue, type SpannedNode, wholeScalar } from '../spanned-node.ts'
import { checkHead } from './check-head.ts'
import { cutByComma, isBareKey } from './cut-by-comma.ts'
import { withDedentedKeys } from './dedented-keys.ts'
import { droppedAtTop } from './dropped-at-top.ts'
import { keysMeant, type MeantKeys } from './meant-keys.ts'
import { nearFix } from './near-fix.ts'
import { smallestOptional, withoutPlaces } from './prune.ts'
import { type ShapeFault, validateShape } from './shape.gen.ts'
import { placeOf, type ShapePlace } from './shape-places.ts'
import { dropDiagnostic, typeDiagnostic } from './type-diagnostic.ts'
import { missingInEntries } from './whole-entries.ts'

/** At most this many are reported; a file that has more is not a mapping with a slip in it. */
const most = 100

/** What does not fit, and the mapping without it. */
export interface ShapeReading {
  readonly diagnostics: readonly Diagnostic[]
  /** All that has the shape of the language. */
  readonly pruned: SpannedNode
}

/** Every place where a mapping or part has not the shape of one. */
export function checkShape(written: SpannedNode): ShapeReading {
  if (written.kind !== 'map' || isTranscript(written))
    return { diagnostics: [notAMapping(written)], pruned: written }
  const { node, diagnostics: dedented } = withDedentedKeys(written)
  const all = [...validateShape(plainValue(node)), ...missingInEntries(node)]
  const ofType = new Set(all.filter(each => each.keyword === 'type').map(each => each.instancePath))
  const faults = all.filter(
    ({ keyword, instancePath }) =>
      !['propertyNames', 'if'].includes(keyword) && !(keyword === 'enum' && ofType.has(instancePath)),
  )
  const found = faults.slice(0, most).map(fault => ({ fault, place: placeOf(node, fault.instancePath) }))
  const misspelt = new Set(found.flatMap(({ fault, place }) => meantKeys(fault, place)))
  const reported = found
    .filter(({ fault, place }) => !isEcho(fault, place, misspelt))
    .map(({ fault, place }) => shapeDiagnostic(fault, place, node))
  const head = checkHead(node, key => misspelt.has(`${node.span.offset} ${key}`))
  return { diagnostics: [...dedented, ...reported, ...head], pruned: withoutPlaces(node, faults.map(misfit)) }
}

/** What to leave out for a fault: an unknown key, a name that is none, or the smallest thing around it that may be missing. */
function misfit(fault: ShapeFault): readonly string[] {
  const key = fault.params.additionalProperty ?? fault.propertyName
  const steps = pointerSteps(fault.instancePath)
  return key === undefined ? smallestOptional(steps) : [...steps, key]
}

/** Whether it is what mappings are for, named in the place of one. */
function isTranscript(node: SpannedNode): boolean {
  if (node.kind !== 'map' || entryOf(node, 'TYPE') === undefined) return false
  return node.entries.some(({ key }) => key.startsWith('SECTION_'))
}

function notAMapping(node: SpannedNode): Diagnostic {
  if (isTranscript(node)) {
    const expected = 'a mapping: it is a transcript'
    const use =
      'name a mapping here; txmap check MAPPING --against TRANSCRIPT holds the two against each other'
    return diagnostic('spec/wrong-type', { what: 'The file', expected }, { ...node.span, length: 1 }, use)
  }
  const isNothing = node.kind === 'scalar' && node.value === null
  const hint = 'begin a mapping with a line such as id: actr-1040, a part with part: header'
  const expected = isNothing ? 'a mapping: it is empty, or has comments only' : 'a group of keys'
  return diagnostic('spec/wrong-type', { what: 'The file', expected }, { ...node.span, length: 1 }, hint)
}

/** The keys that unknown ones are likely meant to be, each with the place of its group. */
function meantKeys(fault: ShapeFault, place: ShapePlace): readonly string[] {
  if (fault.keyword !== 'additionalProperties') return []
  const glued = gluedKey(fault)
  if (glued !== undefined) return [`${place.node.span.offset} ${glued}`]
  return meantAt(fault, place).keys.map(key => `${place.node.span.offset} ${key}`)
}

/** `type` of `type:RETR`, which YAML takes for one word. */
function gluedKey(fault: ShapeFault): string | undefined {
  const [, glued] = /^([A-Za-z]+):\S/.exec(fault.params.additionalProperty ?? '') ?? []
  return glued !== undefined && knownKeys(fault).includes(glued) ? glued : undefined
}

const choiceKeys = ['by', 'cases', 'otherwise']

/** Whether a key of a choice is reported already by the one that stands before it. */
function isLaterChoiceKey(fault: ShapeFault, node: SpannedNode): boolean {
  const key = fault.params.additionalProperty ?? ''
  if (node.kind !== 'map' || !choiceKeys.includes(key) || !knownKeys(fault).includes('choose')) return false
  return node.entries.find(entry => choiceKeys.includes(entry.key))?.key !== key
}

/** What to write where a key of a choice stands beside `each`. */
function choiceKeyHint(key: string, node: SpannedNode): string | undefined {
  if (!choiceKeys.includes(key)) return undefined
  return entryOf(node, 'choose') === undefined
    ? 'write "choose:" above "by", "as", "cases" and "otherwise", and indent these below it'
    : 'indent it below "choose"'
}

function meantAt(fault: ShapeFault, { node }: ShapePlace): MeantKeys {
  const present = new Set(node.kind === 'map' ? node.entries.map(entry => entry.key) : [])
  return keysMeant(fault.params.additionalProperty ?? '', knownKeys(fault), present)
}

function knownKeys(fault: ShapeFault): readonly string[] {
  return Object.keys(fault.parentSchema.properties ?? {})
}

/** A fault that the same slip has already brought up: a key that is misspelt is missing too; a comma makes several keys. */
function isEcho(fault: ShapeFault, place: ShapePlace, misspelt: ReadonlySet<string>): boolean {
  if (fault.keyword === 'required') {
    const missing = fault.params.missingProperty
    // A callback stands in place of a type.
    const meant = missing === 'type' ? ['type', 'callback'] : [missing]
    return meant.some(key => misspelt.has(`${place.node.span.offset} ${key}`))
  }
  if (fault.keyword !== 'additionalProperties' || place.node.kind !== 'map') return false
  const { entries } = place.node
  if (isLaterChoiceKey(fault, place.node)) return true
  const index = entries.findIndex(entry => entry.key === fault.params.additionalProperty)
  const [before, entry] = [entries[index - 1], entries[index]]
  if (before === undefined || entry === undefined || !isBare(place.node, entry.key)) return false
  return isBare(place.node, before.key) && !knownKeys(fault).includes(before.key)
}

/** A word in braces without ":": what a comma inside unquoted text leaves behind. */
function isBare(node: SpannedNode, key: string): boolean {
  if (node.kind !== 'map') return false
  const value = entryOf(node, key)?.value
  return isBareKey(node, key, value?.kind === 'scalar' ? value : undefined)
}

function shapeDiagnostic(fault: ShapeFault, place: ShapePlace, root: SpannedNode): Diagnostic {
  if (fault.propertyName !== undefined) return fieldNameDiagnostic(fault.propertyName, place)
  switch (fault.keyword) {
    case 'additionalProperties':
      return unknownKey(fault, place)
    case 'required': {
      const key = fault.params.missingProperty ?? ''
      const about = fault.parentSchema.properties?.[key]?.description
      const hint = `add "${key}:"${about === undefined ? '' : `, ${lowered(firstSentence(about))}`}`
      return diagnostic('spec/missing-key', { key, place: place.words }, place.span, hint)
    }
    case 'type':
      return place.key === 'drop' ? dropDiagnostic(place, fault.instancePath) : typeDiagnostic(fault, place)
    case 'enum': {
      const known = (fault.params.allowedValues ?? []).map(String)
      // The one truth value that a key may have.
      if (known[0] === 'true') return dropDiagnostic(place, fault.instancePath)
      const given = place.node.kind === 'scalar' ? String(place.node.value) : ''
      // Cut short, `warn`, or in other capitals.
      const same = given.length < 3 ? [] : known.filter(each => startsWith(each, given))
      const near = same.length > 0 ? same : nearestNames(given, known)
      const hint = didYouMean(near) || `write one of ${known.join(', ')}`
      return diagnostic(
        'spec/bad-value',
        { key: place.key, expected: `one of ${known.join(', ')}` },
        place.span,
        hint,
        nearFix(given, near, wholeScalar(place.node)),
      )
    }
    case 'false schema': {
      const [, parent = '', key = ''] = /^(.*)\/([^/]*)$/.exec(fault.instancePath) ?? []
      const span = entryOf(placeOf(root, parent).node, key)?.keySpan ?? place.span
      return diagnostic('spec/misplaced-key', { key, kind: 'callback' }, span, `remove "${key}"`)
    }
    case 'minItems': {
      const expected = 'a list with something in it'
      return diagnostic(
        'spec/wrong-type',
        { what: place.words, expected },
        place.span,
        emptyHints.get(place.key) ?? 'name at least one text',
      )
    }
    default:
      return patternDiagnostic(place)
  }
}

function startsWith(whole: string, given: string): boolean {
  return whole.toLowerCase().startsWith(given.toLowerCase())
}

/** What to write in the place of a list with nothing in it, by its key; in all others stand texts. */
const emptyHints: ReadonlyMap<string, string> = new Map([
  [
    'form',
    'name at least one form, or remove "form" to read every form of the type that has no mapping of its own',
  ],
  ...['family', 'partly'].map(key => [key, `name at least one form, or remove "${key}"`] as const),
  ...['from', 'with', 'section', 'occurrences'].map(key => [key, 'name at least one label'] as const),
])

function fieldNameDiagnostic(name: string, place: ShapePlace): Diagnostic {
  const span = entryOf(place.node, name)?.keySpan ?? place.span
  const meant = camelCase(name)
  const hint = name.startsWith('//')
    ? 'begin a comment with "#"'
    : `write one word in camelCase, such as ${meant ?? 'adjustedGrossIncome'}`
  const isTaken = meant !== undefined && entryOf(place.node, meant) !== undefined
  const fix =
    meant === undefined || isTaken || span.length < name.length || name.startsWith('//')
      ? undefined
      : { span, replacement: meant, safe: false }
  return diagnostic('spec/bad-value', { key: name, expected: 'a field name' }, span, hint, fix)
}

/** `Total wages` gives `totalWages`; `undefined` where nothing is left of it. */
function camelCase(name: string): string | undefined {
  const words = name
    .split(/[^A-Za-z0-9]+/)
    .filter(word => /^[A-Za-z]/.test(word))
    .slice(0, 6)
  const [first, ...rest] = words.map(word => (/[a-z]/.test(word) ? word : word.toLowerCase()))
  if (first === undefined || `${first}${rest.join('')}`.length > 60) return undefined
  const upper = rest.map(word => word.charAt(0).toUpperCase() + word.slice(1))
  return first.charAt(0).toLowerCase() + first.slice(1) + upper.join('')
}

function unknownKey(fault: ShapeFault, place: ShapePlace): Diagnostic {
  const key = fault.params.additionalProperty ?? ''
  const { node } = place
  const index = node.kind === 'map' ? node.entries.findIndex(entry => entry.key === key) : -1
  const entry = node.kind === 'map' ? node.entries[index] : undefined
  const span = entry?.keySpan ?? place.span
  const unknown = (hint: string, fix?: Fix): Diagnostic =>
    diagnostic('spec/unknown-key', { key, place: place.words }, span, hint, fix)
  const known = knownKeys(fault)
  const glued = gluedKey(fault)
  if (glued !== undefined) {
    const fix = { span: { ...span, length: glued.length + 1 }, replacement: `${glued}: `, safe: true }
    return unknown('write a blank behind ":"', span.length === key.length ? fix : undefined)
  }
  const ofChoice = known.includes('choose') ? choiceKeyHint(key, node) : undefined
  if (ofChoice !== undefined) return unknown(ofChoice)
  if (key === 'drop' && place.key === '' && entry !== undefined && known.includes('fields')) {
    const { hint, fix } = droppedAtTop(node, entry)
    return unknown(hint, fix)
  }
  const { keys, safe } = meantAt(fault, place)
  const isBareWord = isBare(node, key)
  if (isBareWord) {
    const [, marked = '', text = ''] = /^(\w+)\s*[=\uff1a]\s*(\S.*)$/.exec(key) ?? []
    if (known.includes(marked) && entryOf(node, marked) === undefined) {
      const fix = { span, replacement: `${marked}: ${text}`, safe: true }
      return unknown(`write ":" behind "${marked}"`, span.length === key.length ? fix : undefined)
    }
    const [, meant = '', value] = /^(\w+) +(\w+)$/.exec(key) ?? []
    if (known.includes(meant) && entryOf(node, meant) === undefined && !isOfSentence(node, index - 1)) {
      const fix = { span, replacement: `${meant}: ${value}`, safe: true }
      return unknown(`write ":" behind "${meant}"`, span.length === key.length ? fix : undefined)
    }
  }
  // Labels are mostly capitals, keys never are.
  const near = isBareWord && key === key.toUpperCase() ? [] : keys
  if (near.length === 0 && isBareWord) {
    const cut = node.kind === 'map' ? cutByComma(node, index) : undefined
    if (cut !== undefined) return cut
    const mend = key.includes('"')
      ? 'put the whole path in single quotes'
      : 'put text with a comma in it in quotes'
    return unknown(`${mend}; a comma separates keys here`)
  }
  const [only, other] = near
  const isWhole = only !== undefined && other === undefined && span.length === key.length
  const fix = isWhole ? { span, replacement: only, safe: safe && !isBareWord } : undefined
  if (key === '<<') return unknown('write the keys out, or use a part')
  const one = known.length <= 7 ? 'one of' : 'a key such as'
  return unknown(didYouMean(near) || `use ${one} ${known.slice(0, 7).join(', ')}`, fix)
}

/** Whether the text of the entry at `index` is a sentence, which may go on behind a comma with any word. */
function isOfSentence(node: SpannedNode, index: number): boolean {
  const before = node.kind === 'map' ? node.entries[index]?.key : undefined
  return before === 'about' || before === 'because' || before === 'says' || before === 'title'
}

/** What a text has to look like, where any text will not do. */
const shapes: Readonly<Record<string, readonly [string, string]>> = {
  id: ['a name in lower case with dashes', 'write it like reca-1040'],
  part: ['the name of a part, in lower case', 'write it like balance or income/w-2'],
  version: ['a version, three numbers', 'write it like "1.0.0"'],
  keyFigures: ['a path in the output', 'write it like summary.adjustedGrossIncome'],
  as: ['a field name', 'write one word in camelCase, such as form'],
  renames: ['a field name', 'write the name that the base gives this field, one word in camelCase'],
  replaces: ['a list of the field, or all', 'write replaces: from'],
}

function patternDiagnostic(place: ShapePlace): Diagnostic {
  const given = place.node.kind === 'scalar' ? String(place.node.value) : ''
  const isBlank = given.trim() === ''
  if (place.key === 'name' && !isBlank) {
    const meant = camelCase(given)
    const hint = `write one word in camelCase, such as ${meant ?? 'totalIncomeIsSum'}`
    const span = wholeScalar(place.node)
    const fix =
      meant === undefined || span === undefined ? undefined : { span, replacement: meant, safe: false }
    return diagnostic(
      'spec/bad-value',
      { key: 'name', expected: 'the name of a check' },
      place.span,
      hint,
      fix,
    )
  }
  const shape = isBlank ? undefined : shapes[place.key]
  if (shape !== undefined) {
    const [expected, hint] = shape
    return diagnostic('spec/bad-value', { key: place.key, expected }, place.span, hint)
  }
  const what = capital(place.words)
  const isCondition = place.words.startsWith('label "')
  const hint = isCondition ? 'write [""] for a blank text' : 'write something, or remove the line'
  return diagnostic('spec/wrong-type', { what, expected: 'text with something in it' }, place.span, hint)
}

/** The first sentence of a description, without examples. */
function firstSentence(text: string): string {
  return /^(.*?)(?:[.:] |\.$|$)/.exec(text)?.[1] ?? text
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
