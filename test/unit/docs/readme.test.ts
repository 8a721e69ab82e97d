/** The way from the README into one's own project: what it says to install and to import is there under that name. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commands } from '../../../src/cli/commands.ts'
import { evidences } from '../../../src/drift/drift-record.ts'
import type { WrittenField, WrittenPlan } from '../../../src/plan/written-plan.ts'
import { projectRoot } from '../../support/goldens.ts'
import { allFields, plans } from '../../support/plans.ts'

const page = readFileSync(join(projectRoot, 'README.md'), 'utf8')
interface Manifest {
  readonly name: string
  readonly bin: object
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>
}
const manifest: Manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

/** The module that is imported by this name, in the source. */
function sourceOf(name: string): string {
  const subpath = name.replace(manifest.name, '.')
  const known = Object.keys(manifest.exports)
  const pattern = known.includes(subpath) ? subpath : `${subpath.slice(0, subpath.lastIndexOf('/'))}/*`
  const entry = manifest.exports[pattern]
  if (typeof entry !== 'object') throw new Error(`nothing is exported as ${name}`)
  const types = entry.types.replace('*', subpath.slice(pattern.length - 1))
  return types.replace('./dist/', 'src/').replace(/\.d\.ts$/, '.ts')
}

/** The examples in one language, each with its place. */
const examples = (language: string): readonly { readonly at: number; readonly text: string }[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(match => ({
    at: match.index,
    text: match[1] ?? '',
  }))

describe('the README', () => {
  test('names every command', () => {
    const unnamed = commands.filter(
      ({ name }) => !new RegExp(`\`(?:txmap )?${name}\`|npx txmap ${name} `).test(page),
    )
    expect(
      unnamed.map(({ name }) => name),
      'name these in README.md',
    ).toEqual([])
  })

  test('says how to install the package, and right after it how to use it', () => {
    const install = examples('sh').find(({ text }) => text.startsWith('npm install '))
    expect(install?.text).toBe(`npm install ${manifest.name}\n`)
    const [next] = [...examples('sh'), ...examples('ts')]
      .filter(({ at }) => at > (install?.at ?? page.length))
      .sort((one, other) => one.at - other.at)
    expect(next?.text).toMatch(new RegExp(`^import \\{ mapTranscript \\} from '${manifest.name}'\n`))
  })

  test('imports only what there is', async () => {
    const imports = examples('ts').flatMap(({ text }) => [
      ...text.matchAll(/^import \{ ([^}]+) \} from '([^']+)'$/gm),
    ])
    expect(imports.length).toBeGreaterThan(0)
    for (const [, names = '', from] of imports) {
      const surface: object = await import(join(projectRoot, sourceOf(from ?? '')))
      for (const name of names.split(', ')) expect(Object.keys(surface)).toContain(name)
    }
  })

  test('says how well the wordings of the mappings are known', () => {
    const shares = (chosen: readonly WrittenPlan[], evidence: string): string => {
      const known = chosen.flatMap(plan => allFields(plan.fields).flatMap(evidenceOf))
      return `${Math.round((100 * known.filter(each => each === evidence).length) / known.length)} %`
    }
    const all = plans()
    const returns = all.filter(plan => plan.id === 'retr-1040')
    const rows = [
      ...page.matchAll(/^\| `(sourced|secondary|inferred|unsourced)` \|.*\| (\d+ %) \| (\d+ %) \|$/gm),
    ]
    expect(rows.map(row => row.slice(1))).toEqual(
      evidences.map(evidence => [evidence, shares(all, evidence), shares(returns, evidence)]),
    )
  })

  test('calls only commands that there are', () => {
    const calls = examples('sh').flatMap(({ text }) => [...text.matchAll(/^npx (\S+) (\S+)/gm)])
    expect(calls.length).toBeGreaterThan(0)
    for (const [, command = '', name] of calls) {
      expect(Object.keys(manifest.bin)).toContain(command)
      expect(commands.map(each => each.name)).toContain(name)
    }
  })
})

/** How well the first wording of a field is known; nothing for what is read from no label. */
function evidenceOf(field: WrittenField): readonly string[] {
  if (field.kind === 'whether') return [field.evidence ?? 'sourced']
  return field.kind === 'value' ? [field.sources[0]?.evidence ?? field.evidence ?? 'sourced'] : []
}
