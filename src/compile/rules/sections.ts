/** A path from the top of the transcript begins with a key that transcripts have. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { isCallbackType } from '../../plan/callback-type.ts'
import { topLevelKeys } from '../../plan/top-level-keys.ts'
import { pathFix, placeInPath, writtenSteps } from '../../spec/label-path.ts'
import type { FieldSpec, LabelPath, MappingSpec } from '../../spec/mapping-spec.ts'
import { formatPath } from '../../text/labels/path-notation.ts'
import { didYouMean, editDistance } from '../../text/messages/nearest-names.ts'

/** First steps that are no section known today: each year may bring a new one, so that the mapping runs all the same. */
export function checkSections(mapping: MappingSpec): readonly Diagnostic[] {
  // Nobody but its author knows what a callback holds.
  if (isCallbackType(mapping.type.value)) return []
  return sectionFaults(mapping, pathsIn(mapping))
}

/** The same of a part that no mapping uses: its paths may count from a group, so that only those that can be nothing but paths from the top are looked at. */
export function checkSectionsOfPart(part: MappingSpec): readonly Diagnostic[] {
  return sectionFaults(
    part,
    pathsIn(part).filter(({ steps: [first = ''] }) => first.startsWith(prefix)),
  )
}

function pathsIn({ body }: MappingSpec): readonly LabelPath[] {
  return [...body.fields.flatMap(pathsFromTop), ...body.ignore.map(each => each.path)]
}

function sectionFaults(mapping: MappingSpec, paths: readonly LabelPath[]): readonly Diagnostic[] {
  const holders = holdersIn(paths)
  const inReturn = ofReturns.includes(mapping.type.value) ? ['SECTION_FILING'] : undefined
  return paths.flatMap(path => {
    const [first] = path.steps
    const [place] = path.places
    if (
      first === undefined ||
      place === undefined ||
      path.fault !== undefined ||
      topLevelKeys.includes(first)
    )
      return []
    const dotted = path.steps.length === 1 ? dottedSteps(first) : undefined
    const [begin] = dotted ?? [first]
    const isBare = !/^SEC\w*[_ ]/.test(begin)
    const near = meantKeys(begin).filter(key => inReturn === undefined || !isBare || !ofOtherTypes.has(key))
    const [only, second] = near
    const steps = dotted ?? writtenSteps(path)
    const around =
      only !== undefined || first.startsWith(prefix) || first.includes('"')
        ? undefined
        : (holders().get(begin) ?? inReturn)
    const meant =
      around !== undefined
        ? [...around, ...steps]
        : only !== undefined && second === undefined
          ? [only, ...steps.slice(1)]
          : undefined
    const whole = meant === undefined ? undefined : formatPath(meant)
    const known = topLevelKeys.filter(name => name.startsWith(prefix)).join(', ')
    const hint =
      (dotted === undefined || whole === undefined ? didYouMean(near) : '') ||
      `${whole === undefined ? `use one of ${known};` : `did you mean ${whole}?`} a new section is read as written`
    const fix = pathFix(path, whole, false)
    return [diagnostic('spec/unknown-section', { name: first }, placeInPath(path, place), hint, fix)]
  })
}

/** The types whose lines lie in sections of the return. */
const ofReturns: readonly string[] = ['RETR', 'RECA']

/** Sections whose names are those of sections of the return, and that no return has. */
const ofOtherTypes: ReadonlySet<string> = new Set(['SECTION_INCOME'])

/** `INCOME.TOTAL WAGES`, a path that does not begin at the top and so is read as one label; `undefined` for a label with dots. */
function dottedSteps(label: string): readonly [string, ...string[]] | undefined {
  const [first = '', ...others] = label.split('.')
  const isStep = (step: string): boolean => /^[A-Z][A-Z0-9 ,&/'-]*[A-Z0-9]$/.test(step)
  return others.length > 0 && [first, ...others].every(isStep) ? [first, ...others] : undefined
}

/** The sections that hold each label in `paths`, found when first asked. */
function holdersIn(paths: readonly LabelPath[]): () => ReadonlyMap<string, readonly string[]> {
  let known: Map<string, readonly string[]> | undefined
  return () => {
    if (known !== undefined) return known
    known = new Map()
    for (const { steps } of paths) {
      if (!topLevelKeys.includes(steps[0] ?? '')) continue
      for (const [index, step] of steps.slice(0, deepest).entries())
        if (index > 0 && !known.has(step)) known.set(step, steps.slice(0, index))
    }
    return known
  }
}

/** Transcripts nest a few sections deep. */
const deepest = 8

const prefix = 'SECTION_'
/** Longer names are not compared. */
const longest = 40

/** The keys that a name is a slip or two away from; the prefix that sections share is no likeness. */
function meantKeys(name: string): readonly string[] {
  if (name.length > longest) return []
  const own = withoutPrefix(name)
  const slips = own.length < 6 ? 1 : 2
  const near = (key: string): boolean =>
    editDistance(own, withoutPrefix(key)) <= slips || editDistance(name, key) <= slips
  return topLevelKeys.filter(near)
}

function withoutPrefix(name: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name
}

/** The paths of a field that count from the top: its own, or those of the fields of a group without a section. */
function pathsFromTop(field: FieldSpec): readonly LabelPath[] {
  const own = [
    ...field.from.map(alternative => alternative.label),
    ...(field.whether === undefined ? [] : [field.whether]),
    ...field.section,
    ...field.occurrences,
    ...(field.amountsByYear === undefined ? [] : [field.amountsByYear]),
    ...(field.each === undefined ? [] : [field.each]),
    ...(field.keep === undefined ? [] : [field.keep]),
  ]
  if (own.length > 0 || field.derive !== undefined) return own
  return field.fields.flatMap(pathsFromTop)
}
