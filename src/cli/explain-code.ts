/** `txmap explain CODE`: what a code means and how to fix it, from docs/errors.md of the very package that runs. */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Code, codes } from '../diagnostics/codes/codes.ts'
import { didYouMean, nearestNames } from '../text/messages/nearest-names.ts'
import { readFile } from './files.ts'
import { type ExitCode, exit, type Io, usageError } from './io.ts'
import { escaped, jsonText } from './terminal.ts'

/** The docs lie as far above the sources as above what is bundled of them. */
const docs = new URL('../../docs/', import.meta.url)

const known = Object.keys(codes)
const rooms = new Set(known.map(code => code.split('/')[0]))

/** Whether a name can only mean a code: its first part is that of one. */
export function isLikeCode(name: string): boolean {
  const [room, ...rest] = name.split('/')
  return rest.length === 1 && rooms.has(room) && !/\.ya?ml$/.test(name)
}

/** The code whose second part this is, where somebody left out the first one. */
export function codeEndingIn(name: string): string | undefined {
  return known.find(code => code.endsWith(`/${name}`))
}

/** Prints the section of a code. @throws UsageError for one that there is not */
export function explainCode(name: string, asJson: boolean, io: Io): ExitCode {
  if (!isCode(name)) {
    const hint = didYouMean(nearestNames(name, known)) || `the codes are in ${place('errors.md')}`
    throw usageError(`there is no code "${name}"; ${hint}`)
  }
  const { severity } = codes[name]
  const text = withPlaces(sectionOf(name, readFile(fileURLToPath(new URL('errors.md', docs)), io)))
  const where = `${place('errors.md')}#${name.replace('/', '')}`
  const fix = /^Fix: (.*)$/m.exec(text)?.[1] ?? ''
  io.write(
    asJson
      ? `${jsonText({ code: name, severity, text, fix, docs: where }, true)}\n`
      : escaped(`${name} (${severity})\n\n${text}\n\ndocs: ${where}\n`),
  )
  return exit.fine
}

function isCode(name: string): name is Code {
  return Object.hasOwn(codes, name)
}

/** From the heading of the code to the next one, both left out. */
function sectionOf(code: Code, page: string): string {
  const [, after = ''] = page.split(`\n## ${code}\n`)
  return (after.split(/\n## /)[0] ?? '').trim()
}

/** Links of the page as a terminal can use them: within the page the words alone, elsewhere the file too. */
function withPlaces(text: string): string {
  return text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words: string, target: string) => {
    if (target.startsWith('#')) return words
    return `${words} (${/^[a-z]+:/.test(target) ? target : place(target)})`
  })
}

/** Where a page of the docs lies, seen from here. */
function place(page: string): string {
  const [file = '', anchor] = page.split('#')
  const path = relative('.', fileURLToPath(new URL(file, docs)))
  return anchor === undefined ? path : `${path}#${anchor}`
}
