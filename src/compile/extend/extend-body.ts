/** The body of a mapping put on that of its base: fields, key figures, checks and ignored lines. */
import { diagnostic } from '../../diagnostics/diagnostic.ts'
import type { BodySpec, CheckSpec, FieldSpec, IgnoreSpec } from '../../spec/mapping-spec.ts'
import { fixCheck, fixField } from './base-faults.ts'
import { extendFields } from './extend-fields.ts'
import type { Entry, Extension } from './extension.ts'
import { Follower } from './follow-changes.ts'

/** `own`, parts put in, on `base`. What is wrong is among the faults of the extension. */
export function extendBody(base: BodySpec, own: BodySpec, extension: Extension): BodySpec {
  const { fields } = extendFields(base.fields, own.fields, [], extension)
  const places = extension.changes.places(base.fields, fields)
  const follower = new Follower(base.fields, places)
  const inherited = new Set(base.fields.flatMap(field => field.derive ?? []))
  const checks = extendChecks(base.checks, own.checks, extension)
  const said = new Set(base.checks.map(check => check.that))
  const followed: BodySpec = {
    use: [],
    fields: fields.map(field =>
      field.derive === undefined || !inherited.has(field.derive)
        ? field
        : followedField(field, field.derive, follower, extension),
    ),
    keyFigures: keyFigures(base, own, follower),
    replacesKeyFigures: undefined,
    checks: checks.map(check => (said.has(check.that) ? followedCheck(check, follower, extension) : check)),
    ignore: extendIgnored(base.ignore, own.ignore, extension),
  }
  extension.faults.push(...follower.faults)
  return followed
}

function followedField(
  field: FieldSpec,
  derive: NonNullable<FieldSpec['derive']>,
  follower: Follower,
  extension: Extension,
): FieldSpec {
  const name = field.name.value
  const made = follower.expression(derive, {
    what: `field "${name}"`,
    fix: fixField(name),
    other: extension.shown(derive.span),
  })
  return made === derive ? field : stemming({ ...field, derive: made }, field, extension)
}

function followedCheck(check: CheckSpec, follower: Follower, extension: Extension): CheckSpec {
  const name = check.name?.value
  const what = name === undefined ? `the check "${check.says}"` : `check "${name}"`
  const other = extension.shown(check.that.span)
  const made = follower.expression(check.that, { what, fix: fixCheck(check), other })
  return made === check.that ? check : stemming({ ...check, that: made }, check, extension)
}

/** `made`, of which it is known that it is `source` with something else in it. */
function stemming<T extends Entry>(made: T, source: T, { origins }: Extension): T {
  origins.set(made, source)
  return made
}

/** Those of the base first, each once. */
function keyFigures(base: BodySpec, own: BodySpec, follower: Follower): BodySpec['keyFigures'] {
  const inherited =
    own.replacesKeyFigures === undefined ? base.keyFigures.flatMap(path => follower.keyFigure(path)) : []
  const known = new Set(inherited.map(path => path.value))
  return [...inherited, ...own.keyFigures.filter(path => !known.has(path.value))]
}

/** A check of the base that is named again says what is written, and else what it says there. New ones come behind. */
function extendChecks(
  base: readonly CheckSpec[],
  own: readonly CheckSpec[],
  extension: Extension,
): readonly CheckSpec[] {
  const written = own.filter(check => extension.isOwn(check.span))
  const brought = own.filter(check => !extension.isOwn(check.span) && !extension.isInBase(check, base))
  const names = new Map(base.flatMap(check => (check.name === undefined ? [] : [[check.name.value, check]])))
  const again = new Map<CheckSpec, CheckSpec>()
  const added: CheckSpec[] = []
  for (const check of written) {
    const target = check.name === undefined ? undefined : names.get(check.name.value)
    if (target !== undefined && !again.has(target)) again.set(target, check)
    else if (check.name !== undefined && check.keys.has('drop'))
      extension.notInBase('Check', check.name, names.keys(), 'remove it')
    else {
      extension.missing('check', key => check.keys.has(key), 'a check', check.span)
      added.push(check)
    }
  }
  const kept = base.flatMap(check => {
    const said = again.get(check)
    if (said === undefined) return [check]
    return said.keys.has('drop') ? dropped(said, extension) : [mergedCheck(check, said, extension)]
  })
  return [...kept, ...brought, ...added]
}

function dropped({ keys }: CheckSpec, extension: Extension): readonly CheckSpec[] {
  for (const [key, span] of keys) {
    if (key === 'drop' || key === 'name') continue
    const parameters = { key, kind: 'drop' }
    extension.faults.push(diagnostic('spec/misplaced-key', parameters, span, `remove "${key}"`))
  }
  return []
}

function mergedCheck(base: CheckSpec, own: CheckSpec, extension: Extension): CheckSpec {
  const made = {
    keys: base.keys,
    span: own.span,
    name: own.name,
    that: own.keys.has('that') ? own.that : base.that,
    severity: own.keys.has('else') ? own.severity : base.severity,
    says: own.keys.has('says') ? own.says : base.says,
  }
  return stemming(made, base, extension)
}

/** A line that is ignored again has the reason that is written. */
function extendIgnored(
  base: readonly IgnoreSpec[],
  own: readonly IgnoreSpec[],
  extension: Extension,
): readonly IgnoreSpec[] {
  const pathOf = ({ path }: IgnoreSpec): string => path.steps.join('\n')
  const again = new Map(own.map(each => [pathOf(each), each]))
  const known = new Map(base.map(each => [pathOf(each), each]))
  for (const each of own) {
    if (each.drop !== undefined && !known.has(pathOf(each))) {
      const texts = base.map(({ path }) => path.text)
      extension.notInBase('Ignored line', { value: each.path.text, span: each.path.span }, texts, 'remove it')
    } else if (each.drop === undefined && each.because === '')
      extension.missing('ignored', () => false, 'an ignored line', each.path.span)
  }
  const kept = base.flatMap(each => {
    const said = again.get(pathOf(each))
    return said === undefined ? [each] : said.drop === undefined ? [said] : []
  })
  return [...kept, ...own.filter(each => each.drop === undefined && !known.has(pathOf(each)))]
}
