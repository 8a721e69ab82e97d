import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundledBases } from '../../../../src/catalog/bases.gen.ts'
import { bundledParts } from '../../../../src/catalog/parts.gen.ts'
import { bundledPlans } from '../../../../src/catalog/plans.gen.ts'
import { compileMappings } from '../../../../src/compile/compile-mappings.ts'
import type { SourceFile } from '../../../../src/compile/source-file.ts'
import { ProjectCompiler } from '../../../../src/project/dev/project-compiler.ts'

interface MappingText {
  readonly id: string
  readonly form?: string
  readonly base?: string
  readonly use?: string
  readonly field?: string
}

function mapping({ id, form = id, base, use = '', field = 'own' }: MappingText): string {
  const from = base === undefined ? '' : `extends: ${base}\n`
  const fields = `fields: { ${field}: { from: SECTION_FILING > ${field.toUpperCase()}, as: text } }\n`
  return `id: ${id}\ntitle: T\nversion: "1.0.0"\n${from}match: { type: RETR, form: ["${form}"] }\nuse: [${use}]\n${fields}`
}

const part = (name: string, field: string, use = ''): string =>
  `part: ${name}\nuse: [${use}]\nfields: { ${field}: { from: SECTION_FILING > ${field.toUpperCase()}, as: text } }\n`

interface Files {
  readonly mappings: readonly SourceFile[]
  readonly parts: readonly SourceFile[]
}

/** What compiling everything at once gives, as `txmap check` does. */
function atOnce({ mappings, parts }: Files): unknown {
  const library = [...bundledParts(), ...bundledBases()]
  const { plans, diagnostics } = compileMappings([...mappings, ...parts], library, bundledPlans())
  return { plans: plans.map(plan => `${plan.id} ${plan.hash}`).sort(), diagnostics }
}

function byCompiler(compiler: ProjectCompiler, { mappings, parts }: Files): unknown {
  const { plans, diagnostics } = compiler.compile(mappings, parts)
  return { plans: plans.map(plan => `${plan.id} ${plan.hash}`).sort(), diagnostics }
}

const named = (prefix: string, texts: readonly string[]): readonly SourceFile[] =>
  texts.map((text, at) => ({ name: `${prefix}${at}.yaml`, text }))

/** Each list is what one file may be in turn. */
const mappingTexts: readonly (readonly string[])[] = [
  [
    mapping({ id: 'a' }),
    mapping({ id: 'a', use: 'part-p' }),
    mapping({ id: 'b' }),
    'id: a\n',
    mapping({ id: 'a', form: 'b' }),
  ],
  [
    mapping({ id: 'b' }),
    mapping({ id: 'b', base: 'a', form: 'b' }),
    mapping({ id: 'b', use: 'part-q' }),
    'fields: [\n',
  ],
  [
    mapping({ id: 'c', use: 'part-pp' }),
    mapping({ id: 'c', base: 'b' }),
    mapping({ id: 'c', use: 'header' }),
  ],
]
const partTexts: readonly (readonly string[])[] = [
  [
    part('part-p', 'shared'),
    part('part-p', 'own'),
    part('part-p', 'shared', 'part-q'),
    'part: part-p\nfelds: {}\n',
  ],
  [
    part('part-q', 'second'),
    part('part-p', 'shared'),
    part('header', 'first'),
    part('part-q', 'third', 'part-p'),
  ],
]

const choice = (lists: readonly (readonly string[])[]): fc.Arbitrary<string[]> =>
  fc.tuple(...lists.map(list => fc.constantFrom(...list)))

describe('a compiler that remembers', () => {
  test('gives after any saves what compiling everything at once gives', () => {
    const project = fc.record({
      mappings: choice(mappingTexts).map(texts => named('mappings/', texts)),
      parts: choice(partTexts).map(texts => named('parts/', texts)),
      // How many of the files there are.
      count: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(fc.array(project, { minLength: 1, maxLength: 4 }), saves => {
        const compiler = new ProjectCompiler()
        for (const { mappings, parts, count } of saves) {
          const files = { mappings: mappings.slice(0, count), parts: parts.slice(0, Math.max(1, count - 1)) }
          expect(byCompiler(compiler, files)).toEqual(atOnce(files))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('keeps the plans of files that did not change, and of those alone that do not use what did', () => {
    const compiler = new ProjectCompiler()
    const plansOf = (mappings: readonly string[], parts: readonly string[]): ReadonlyMap<string, unknown> => {
      const { plans } = compiler.compile(named('m', mappings), named('p', parts))
      return new Map(plans.map(plan => [plan.id, plan]))
    }
    const texts = [mapping({ id: 'a' }), mapping({ id: 'b', use: 'part-p' }), mapping({ id: 'c', base: 'a' })]
    const first = plansOf(texts, [part('part-p', 'shared')])
    const kept = (now: ReadonlyMap<string, unknown>): readonly string[] =>
      [...now]
        .filter(([id, plan]) => first.get(id) === plan)
        .map(([id]) => id)
        .sort()
    expect(kept(plansOf(texts, [part('part-p', 'shared')]))).toEqual(['a', 'b', 'c'])
    expect(kept(plansOf(texts, [part('part-p', 'other')]))).toEqual(['a', 'c'])
    const changed = [mapping({ id: 'a', field: 'new' }), ...texts.slice(1)]
    expect(kept(plansOf(changed, [part('part-p', 'shared')]))).toEqual([])
  })
})
