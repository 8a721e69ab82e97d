/**
 * Runs that pages of the docs show: what a reader types, and what is printed then. The command runs as a function of this
 * process, which takes a fraction of a second for a page; recorded-run.ts does the same with processes of the finished build.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from './goldens.ts'
import { txmap } from './txmap.ts'

export type TypedStep =
  /** Prose of the page. */
  | { readonly say: string }
  /** A line typed at a terminal; `ends` is the exit code that the page is about, 0 where it is left out. */
  | { readonly type: string; readonly ends?: number }
  /** A file that is written in an editor, and shown. */
  | { readonly file: string; readonly text: string; readonly language: string }

/** The run as Markdown. Its folder is empty but for the package, which is installed in `acme` as well. */
export async function typedPage(steps: readonly TypedStep[]): Promise<string> {
  const before = process.cwd()
  const top = mkdtempSync(join(tmpdir(), 'typed-page-'))
  try {
    process.chdir(top)
    for (const folder of ['node_modules', 'acme/node_modules']) {
      mkdirSync(folder, { recursive: true })
      symlinkSync(projectRoot, join(folder, 'tax-transcript-mapper'), 'dir')
    }
    return await drawn(steps)
  } finally {
    process.chdir(before)
    rmSync(top, { recursive: true, force: true })
  }
}

async function drawn(steps: readonly TypedStep[]): Promise<string> {
  const page: string[] = []
  let terminal: string[] = []
  const flush = (): void => {
    if (terminal.length > 0) page.push(['```text', ...terminal, '```'].join('\n'))
    terminal = []
  }
  for (const step of steps) {
    if ('type' in step) {
      terminal.push(`$ ${step.type}`, ...(await printed(step.type, step.ends ?? 0)))
      continue
    }
    flush()
    if ('say' in step) page.push(step.say)
    else {
      mkdirSync(dirname(step.file), { recursive: true })
      writeFileSync(step.file, step.text)
      page.push(`\`${step.file}\`:\n\n\`\`\`${step.language}\n${step.text}\`\`\``)
    }
  }
  flush()
  return page.join('\n\n')
}

/** What a line prints, in lines. @throws where it ends in another way than it should */
async function printed(line: string, ends: number): Promise<readonly string[]> {
  if (line.startsWith('cd ')) {
    process.chdir(line.slice(3))
    return []
  }
  const [, call, pipe] = /^npx txmap ([^|]*?)(?: \| (.*))?$/.exec(line) ?? []
  if (call === undefined) return lines(execFileSync('sh', ['-c', line], { encoding: 'utf8' }))
  const words = call.match(/"[^"]*"|\S+/g) ?? []
  const { code, out, notes } = await txmap(words.map(word => word.replaceAll('"', '')))
  if (code !== ends) throw new Error(`${line} ends with ${code}: ${out}${notes}`)
  return lines(
    pipe === undefined ? out + notes : execFileSync('sh', ['-c', pipe], { encoding: 'utf8', input: out }),
  )
}

function lines(text: string): readonly string[] {
  return text === '' ? [] : text.trimEnd().split('\n')
}
