/** Every path names labels, as a transcript can print them; only `keep` can name the whole of a section. */
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts'
import { yearStandIn } from '../../plan/view-labels.ts'
import { pathFix, placeInPath } from '../../spec/label-path.ts'
import type { FieldSpec, LabelPath, MappingSpec } from '../../spec/mapping-spec.ts'
import { formatPath } from '../../text/labels/path-notation.ts'
import { type FieldRule, fieldRule } from './field-rule.ts'

/** A path may have this many steps; transcripts nest a few sections deep. */
export const mostSteps = 40

/** Paths that no transcript can have. */
export function checkLabelPaths(mapping: MappingSpec): readonly Diagnostic[] {
  return [...checkFields(mapping), ...mapping.body.ignore.flatMap(({ path }) => checkPath(path, false))]
}

const checkFields: FieldRule = fieldRule(({ field }) => [
  ...pathsOf(field).flatMap(path => checkPath(path, false)),
  ...labelsOf(field).flatMap(label => checkPath(label, true)),
  ...checkYear(field.amountsByYear),
])

function pathsOf({
  from,
  whether,
  section,
  occurrences,
  amountsByYear,
  each,
  keep,
}: FieldSpec): readonly LabelPath[] {
  return [
    ...from.map(alternative => alternative.label),
    ...(whether === undefined ? [] : [whether]),
    ...section,
    ...occurrences,
    ...(amountsByYear === undefined ? [] : [amountsByYear]),
    ...(each === undefined ? [] : [each]),
    ...(keep === undefined || keep.steps.length === 0 ? [] : [keep]),
  ]
}

/** The labels that decide about an entry: they stand in the entry itself. */
function labelsOf({ with: beside, where, choose, rowAboveWhen }: FieldSpec): readonly LabelPath[] {
  return [
    ...beside,
    ...where.map(condition => condition.label),
    ...(choose === undefined ? [] : [choose.by]),
    ...(rowAboveWhen === undefined ? [] : [rowAboveWhen]),
  ]
}

/** The label itself has the year, not a section it stands in. */
function checkYear(path: LabelPath | undefined): readonly Diagnostic[] {
  if (path === undefined || path.fault !== undefined || path.steps.at(-1)?.includes(yearStandIn)) return []
  const hint = `write ${yearStandIn} for the year in the label`
  return [diagnostic('spec/bad-value', { key: path.text, expected: 'a label with a year' }, path.span, hint)]
}

function checkPath(path: LabelPath, isSingle: boolean): readonly Diagnostic[] {
  if (path.fault !== undefined) {
    const { problem, hint, meant } = path.fault
    const place = placeInPath(path, path.fault)
    return [
      diagnostic('spec/unclear-path', { path: path.text, problem }, place, hint, pathFix(path, meant, true)),
    ]
  }
  const faultOf = (expected: string, hint: string): readonly Diagnostic[] => [
    diagnostic('spec/bad-value', { key: path.text, expected }, path.span, hint),
  ]
  const { steps } = path
  if (steps.length > mostSteps) {
    const hint = 'write only the sections that lead to the line'
    return [diagnostic('spec/too-large', { limit: `${mostSteps} steps in one path` }, path.span, hint)]
  }
  if (steps.length === 0) return faultOf('a label', 'name the section; only keep takes "*"')
  if (steps.some(step => step === '' || step.startsWith('*')))
    return faultOf('a label', 'write the label as the transcript prints it')
  const bare = steps.map(step => step.replaceAll(yearStandIn, ''))
  if (bare.some(step => step.includes('>') && !step.includes('<'))) {
    const meant = formatPath(
      steps.flatMap(step => step.split('>').map(label => label.trim())).filter(label => label !== ''),
    )
    const hint = `write ${meant}, or " > " with a space on both sides`
    const parameters = { key: path.text, expected: 'a path of labels' }
    return [diagnostic('spec/bad-value', parameters, path.span, hint, pathFix(path, meant, false))]
  }
  if (bare.some(step => step.includes('<'))) return faultOf('a label', `write ${yearStandIn} for any year`)
  if (steps.some(step => step.split(yearStandIn).length > 2)) {
    return faultOf('a label', `write ${yearStandIn} once, and the other year out`)
  }
  if (isSingle && steps.length > 1)
    return faultOf('one label of the entry', 'name a label that stands in the entry itself')
  return []
}
