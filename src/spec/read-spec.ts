/** YAML text of a mapping or part to a typed spec, or diagnostics. Knows the shape of the language, not its meaning. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { callbackType } from '../plan/callback-type.ts'
import { labelPath } from './label-path.ts'
import { withoutTabs, withPlainBlanks } from './lines/blanks.ts'
import { withLineFeeds } from './lines/line-ends.ts'
import { type Gap, isFollowUp } from './lines/set-aside.ts'
import { largest } from './lines/yaml-limits.ts'
import type {
  AlternativeSpec,
  BodySpec,
  CaseSpec,
  CheckSpec,
  ChooseSpec,
  Evidence,
  ExpressionSpec,
  FieldSpec,
  LabelPath,
  MappingSpec,
  PartSpec,
  UsedPart,
  Written,
} from './mapping-spec.ts'
import { checkShape } from './shape/check-shape.ts'
import {
  entryOf,
  type MapEntry,
  type ScalarNode,
  type SpannedNode,
  textSpan,
  wholeScalar,
} from './spanned-node.ts'
import { readYaml } from './yaml/read-yaml.ts'

/** What a file holds; `spec` is absent where the diagnostics hold an error. */
export interface SpecReading {
  readonly spec: MappingSpec | PartSpec | undefined
  /** What could be read of a file with errors: good for finding more of them, and for nothing else. */
  readonly partial?: PartialSpec
  readonly diagnostics: readonly Diagnostic[]
}

/** A spec in which something is missing, and where. */
export interface PartialSpec {
  readonly spec: MappingSpec | PartSpec
  /** Where something is missing in it. */
  readonly gaps: readonly Gap[]
}

/** Reads one file. `file` is the name shown in diagnostics and lineage. */
export function readSpec(file: string, given: string): SpecReading {
  const text = withLineFeeds(given.startsWith('\ufeff') ? given.slice(1) : given)
  let reading = readAsWritten(file, text)
  if (errorsIn(reading) === 0 || text.length > largest) return reading
  const found: Diagnostic[] = []
  let meant = text
  const plain = withPlainBlanks(file, meant)
  if (plain?.text !== undefined) {
    const other = readAsWritten(file, plain.text)
    if (errorsIn(other) < errorsIn(reading)) {
      found.push(plain.found)
      meant = plain.text
      reading = other
    }
  }
  if (reading.diagnostics.some(each => each.code === 'spec/tab')) {
    const tabs = withoutTabs(file, meant, other => errorsIn(readAsWritten(file, other)))
    if (tabs !== undefined) {
      found.push(tabs.found)
      reading =
        tabs.text === undefined ? { spec: undefined, diagnostics: [] } : readAsWritten(file, tabs.text)
    }
  }
  return faulty(reading, found)
}

function errorsIn({ diagnostics }: SpecReading): number {
  return diagnostics.filter(each => each.severity === 'error').length
}

/** A reading of the text as it was meant: good for finding more faults, and for nothing else. */
function faulty({ spec, partial, diagnostics }: SpecReading, found: readonly Diagnostic[]): SpecReading {
  const all = [...found, ...diagnostics]
  const torn = partial ?? (spec === undefined ? undefined : { spec, gaps: [] })
  return torn === undefined
    ? { spec: undefined, diagnostics: all }
    : { spec: undefined, partial: torn, diagnostics: all }
}

function readAsWritten(file: string, text: string): SpecReading {
  const { node, diagnostics: ofYaml, aside } = readYaml(file, text)
  if (node === undefined) return { spec: undefined, diagnostics: ofYaml }
  const isWhole = !ofYaml.some(each => each.severity === 'error')
  const { diagnostics: faults, pruned } = checkShape(node)
  if (isWhole && faults.length === 0) return { spec: specOf(file, node), diagnostics: ofYaml }
  // A key that stands a level too far left is no second one of its name.
  const isSecond = ({ code }: Diagnostic): boolean => code === 'spec/duplicate-key'
  const second = new Set(ofYaml.filter(isSecond).map(({ span }) => span.offset))
  const moved = faults.filter(({ code, span }) => code === 'spec/bad-indent' && second.has(span.offset))
  const movedAt = new Set(moved.map(({ span }) => span.offset))
  const found = ofYaml.filter(each => !(isSecond(each) && movedAt.has(each.span.offset)))
  const shape = faults.filter(each => movedAt.has(each.span.offset) || !isFollowUp(each, aside.gaps))
  // A key that is not there at all hides nothing.
  const isNothing = ({ code, span }: Diagnostic): boolean =>
    code === 'spec/missing-key' && span.length === 1 && span.offset === node.span.offset
  for (const fault of faults) if (!isNothing(fault)) aside.note(fault.span.offset)
  const diagnostics = [...found, ...shape]
  if (pruned.kind !== 'map') return { spec: undefined, diagnostics }
  return { spec: undefined, partial: { spec: specOf(file, pruned), gaps: aside.gaps }, diagnostics }
}

function specOf(file: string, node: SpannedNode): MappingSpec | PartSpec {
  const body: BodySpec = {
    use: usedParts(entryOf(node, 'use')?.value),
    fields: fieldsOf(entryOf(node, 'fields')?.value),
    keyFigures: written(entryOf(node, 'keyFigures')?.value),
    replacesKeyFigures: optional(entryOf(node, 'replaces')?.value),
    checks: itemsOf(entryOf(node, 'checks')?.value).map(checkOf),
    ignore: itemsOf(entryOf(node, 'ignore')?.value).map(item => ({
      drop: entryOf(item, 'drop')?.keySpan,
      path: pathOf(scalarOf(item, 'path')),
      because: textOf(item, 'because') ?? '',
    })),
  }
  const part = entryOf(node, 'part')
  if (part !== undefined) return { kind: 'part', file, name: writtenOf(part.value), body }
  const match = entryOf(node, 'match')?.value ?? node
  const callback = entryOf(match, 'callback')?.value
  return {
    kind: 'mapping',
    file,
    id: writtenOf(scalarOf(node, 'id')),
    title: textOf(node, 'title') ?? '',
    version: writtenOf(scalarOf(node, 'version')),
    extends: optional(entryOf(node, 'extends')?.value),
    type: callback === undefined ? writtenOf(scalarOf(match, 'type')) : callbackTypeOf(writtenOf(callback)),
    forms: written(entryOf(match, 'form')?.value),
    family: written(entryOf(match, 'family')?.value),
    partly: written(entryOf(match, 'partly')?.value),
    body,
  }
}

function callbackTypeOf({ value, span }: Written<string>): Written<string> {
  return { value: callbackType(value), span }
}

function fieldsOf(node: SpannedNode | undefined): readonly FieldSpec[] {
  return node?.kind === 'map' ? node.entries.map(fieldOf) : []
}

function fieldOf(entry: MapEntry): FieldSpec {
  const node = entry.value
  const entries = new Map(entriesOf(node).map(each => [each.key, each]))
  const at = (key: string): SpannedNode | undefined => entries.get(key)?.value
  const derive = at('derive')
  const each = at('each')
  const keep = at('keep')
  const amountsByYear = at('amountsByYear')
  const whether = at('whether')
  const rowAboveWhen = at('rowAboveWhen')
  const as = at('as')
  const choose = at('choose')
  return {
    name: { value: entry.key, span: entry.keySpan },
    keys: new Map(entriesOf(node).map(each => [each.key, each.keySpan])),
    from: listOf(at('from')).map(alternativeOf),
    as: as === undefined ? undefined : writtenOf(as),
    with: listOf(at('with')).map(pathOf),
    required: scalarValue(at('required')) === true,
    about: textOf(node, 'about'),
    evidence: evidenceOf(node),
    yes: written(at('yes')),
    no: written(at('no')),
    values: entriesOf(at('values')).map(value => ({
      word: { value: value.key, span: value.keySpan },
      texts: written(value.value),
    })),
    whether: whether === undefined ? undefined : pathOf(whether),
    rowAboveWhen: rowAboveWhen === undefined ? undefined : pathOf(rowAboveWhen),
    is: textsOf(at('is')),
    section: listOf(at('section')).map(pathOf),
    each: each === undefined ? undefined : pathOf(each),
    where: entriesOf(at('where')).map(condition => ({
      label: labelPath(condition.key, condition.keySpan),
      texts: textsOf(condition.value),
    })),
    occurrences: listOf(at('occurrences')).map(pathOf),
    amountsByYear: amountsByYear === undefined ? undefined : pathOf(amountsByYear),
    choose: choose === undefined ? undefined : chooseOf(choose),
    fields: fieldsOf(at('fields')),
    use: usedParts(at('use')),
    derive: derive === undefined ? undefined : expressionOf(derive),
    keep: keep === undefined ? undefined : pathOf(keep),
    notice: textsOf(at('notice')),
    renames: optional(at('renames')),
    replaces: written(at('replaces')),
  }
}

function usedParts(node: SpannedNode | undefined): readonly UsedPart[] {
  return listOf(node).map(item =>
    item.kind === 'map'
      ? { ...writtenOf(scalarOf(item, 'part')), evidence: evidenceOf(item) }
      : { ...writtenOf(item), evidence: undefined },
  )
}

function alternativeOf(node: SpannedNode): AlternativeSpec {
  if (node.kind !== 'map') return { label: pathOf(node), as: undefined, evidence: undefined }
  const as = entryOf(node, 'as')?.value
  return {
    label: pathOf(scalarOf(node, 'label')),
    as: as === undefined ? undefined : writtenOf(as),
    evidence: evidenceOf(node),
  }
}

function chooseOf(node: SpannedNode): ChooseSpec {
  const otherwise = entryOf(node, 'otherwise')?.value ?? node
  return {
    keys: new Set(entriesOf(node).map(each => each.key)),
    span: node.span,
    shared: [],
    by: pathOf(scalarOf(node, 'by')),
    as: writtenOf(scalarOf(node, 'as')),
    cases: entriesOf(entryOf(node, 'cases')?.value).map(caseOf),
    otherwise: {
      name: writtenOf(scalarOf(otherwise, 'case')),
      use: usedParts(entryOf(otherwise, 'use')?.value),
      fields: fieldsOf(entryOf(otherwise, 'fields')?.value),
    },
  }
}

function caseOf(entry: MapEntry): CaseSpec {
  return {
    name: { value: entry.key, span: entry.keySpan },
    texts: written(entryOf(entry.value, 'texts')?.value),
    about: textOf(entry.value, 'about'),
    evidence: evidenceOf(entry.value),
    use: usedParts(entryOf(entry.value, 'use')?.value),
    fields: fieldsOf(entryOf(entry.value, 'fields')?.value),
  }
}

function checkOf(node: SpannedNode): CheckSpec {
  const name = entryOf(node, 'name')
  return {
    keys: new Map(entriesOf(node).map(each => [each.key, each.keySpan])),
    span: node.span,
    name: name === undefined ? undefined : writtenOf(name.value),
    that: expressionOf(scalarOf(node, 'that')),
    severity: textOf(node, 'else') === 'error' ? 'error' : 'warning',
    says: textOf(node, 'says') ?? '',
  }
}

function expressionOf(node: SpannedNode): ExpressionSpec {
  const scalar: ScalarNode =
    node.kind === 'scalar' ? node : { kind: 'scalar', value: '', span: node.span, written: '', lines: [] }
  return { value: String(scalar.value), span: scalar.span, node: scalar }
}

/** The label path in a scalar, in either notation. */
function pathOf(node: SpannedNode): LabelPath {
  return labelPath(String(node.kind === 'scalar' ? node.value : ''), textSpan(node), wholeScalar(node))
}

function entriesOf(node: SpannedNode | undefined): readonly MapEntry[] {
  return node?.kind === 'map' ? node.entries : []
}

function itemsOf(node: SpannedNode | undefined): readonly SpannedNode[] {
  return node?.kind === 'list' ? node.items : []
}

/** The items of a list; one thing that is not a list counts as a list of itself. */
function listOf(node: SpannedNode | undefined): readonly SpannedNode[] {
  return node === undefined ? [] : node.kind === 'list' ? node.items : [node]
}

function written(node: SpannedNode | undefined): readonly Written<string>[] {
  return listOf(node).map(writtenOf)
}

function writtenOf(node: SpannedNode): Written<string> {
  return { value: String(node.kind === 'scalar' ? node.value : ''), span: node.span }
}

function optional(node: SpannedNode | undefined): Written<string> | undefined {
  return node === undefined ? undefined : writtenOf(node)
}

function textsOf(node: SpannedNode | undefined): readonly string[] {
  return listOf(node).map(item => writtenOf(item).value)
}

/** The scalar under `key`; the shape check has made sure that it is there. */
function scalarOf(node: SpannedNode, key: string): SpannedNode {
  return entryOf(node, key)?.value ?? node
}

function scalarValue(node: SpannedNode | undefined): string | number | boolean | null | undefined {
  return node?.kind === 'scalar' ? node.value : undefined
}

function textOf(node: SpannedNode, key: string): string | undefined {
  const value = scalarValue(entryOf(node, key)?.value)
  return typeof value === 'string' ? value : undefined
}

function evidenceOf(node: SpannedNode): Evidence | undefined {
  // The shape check admits only the four words.
  return textOf(node, 'evidence') as Evidence | undefined
}
