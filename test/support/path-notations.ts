/** The paths of a mapping written in one notation: dots and quotes, or arrows. Comments and lines stay as they are. */
import { isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml'
import { formatPath, readPath } from '../../src/text/labels/path-notation.ts'

export type Notation = 'dots' | 'arrows'

/** The keys under which a path of several steps may stand. */
const keys: ReadonlySet<string> = new Set([
  'from',
  'label',
  'whether',
  'section',
  'each',
  'occurrences',
  'amountsByYear',
  'keep',
  'path',
])

interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** `yaml` with every path of several steps in `notation`. */
export function inNotation(yaml: string, notation: Notation): string {
  const edits: Edit[] = []
  visit(parseDocument(yaml).contents, { key: '', isFlow: false }, (scalar, isFlow) => {
    const path = pathIn(String(scalar.value), notation)
    const [from, to] = scalar.range ?? [0, 0]
    if (path !== undefined) edits.push({ from, to, text: inYaml(path, isFlow) })
  })
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), yaml)
}

interface Place {
  readonly key: string
  readonly isFlow: boolean
}

function visit(node: unknown, place: Place, found: (scalar: Scalar, isFlow: boolean) => void): void {
  if (isMap(node)) {
    const isFlow = place.isFlow || node.flow === true
    for (const { key, value } of node.items)
      visit(value, { key: isScalar(key) ? String(key.value) : '', isFlow }, found)
  } else if (isSeq(node)) {
    const isFlow = place.isFlow || node.flow === true
    for (const item of node.items) visit(item, { key: place.key, isFlow }, found)
  } else if (isScalar(node) && keys.has(place.key) && typeof node.value === 'string')
    found(node, place.isFlow)
}

function pathIn(text: string, notation: Notation): string | undefined {
  const reading = readPath(text)
  if (reading.fault !== undefined || reading.steps.length < 2) return undefined
  const labels = reading.steps.map(step => step.text)
  return notation === 'dots' ? formatPath(labels) : labels.join(' > ')
}

function inYaml(path: string, isFlow: boolean): string {
  const isPlain = !/^["'&*!|>%@`#-]|: |:$| #/.test(path) && !(isFlow && /[,[\]{}]/.test(path))
  return isPlain ? path : `'${path.replaceAll("'", "''")}'`
}
