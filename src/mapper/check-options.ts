/** Looks at the options of `createMapper` before anything is made of them. Messages show types, never what was given. */
import { OptionsError } from '../diagnostics/errors.ts'
import { errorText } from '../diagnostics/run-codes.ts'
import { isCompiledMapping } from '../emit/bundled-mapping.ts'
import { didYouMean, nearestNames } from '../text/nearest-names.ts'
import type { MapperOptions } from './create-mapper.ts'

const known: Readonly<Record<keyof MapperOptions, true>> = {
  mappings: true,
  parts: true,
  bundled: true,
  limits: true,
}

const call = 'createMapper({ mappings: [readFileSync("mine.yaml", "utf8")] })'

/** @throws OptionsError which names the first option that is missing, unknown or wrong */
export function checkMapperOptions(options: unknown): asserts options is MapperOptions {
  if (!isObject(options))
    throw wrong('What createMapper is given', options, 'an object of options', `write ${call}`)
  const unknown = Object.keys(options).find(name => !Object.hasOwn(known, name))
  if (unknown !== undefined) throw unknownOption(unknown)
  const { mappings, parts, bundled } = options
  if (!Array.isArray(mappings)) {
    const hint = isText(mappings) ? 'put it into a list: mappings: [text]' : `write ${call}`
    throw wrong('"mappings"', mappings, 'a list of YAML texts', hint)
  }
  // Also the places that a list with gaps leaves out.
  for (let at = 0; at < mappings.length; at++)
    if (!isText(mappings[at]) && !isCompiledMapping(mappings[at]))
      checkSource(`mappings[${at}]`, mappings[at], 'a YAML text, or { name, text },')
  if (parts !== undefined) checkParts(parts)
  if (bundled !== undefined && typeof bundled !== 'boolean')
    throw wrong('"bundled"', bundled, 'true or false', 'leave it out for true')
}

function checkParts(parts: unknown): void {
  if (!Array.isArray(parts))
    throw wrong('"parts"', parts, 'a list of { name, text }', 'write parts: [{ name: "balance.yaml", text }]')
  for (let at = 0; at < parts.length; at++) checkSource(`parts[${at}]`, parts[at], '{ name, text }')
}

function checkSource(place: string, value: unknown, expected: string): void {
  if (!isObject(value)) throw wrong(`"${place}"`, value, expected, hintFor(value))
  if (!isText(value.text)) {
    const isParsed = !('text' in value) && !('name' in value)
    const parsed = 'give the YAML text itself, not what a YAML parser made of it'
    throw wrong(`"${place}.text"`, value.text, 'a YAML text', isParsed ? parsed : hintFor(value.text))
  }
  if (!isText(value.name))
    throw wrong(`"${place}.name"`, value.name, 'a text', 'name the file: diagnostics and receipts show it')
}

function hintFor(value: unknown): string {
  if (value instanceof Uint8Array) return 'read the file as text: readFileSync(file, "utf8")'
  if (value instanceof Promise) return 'await the text first'
  if (isText(value)) return 'name it: { name: "balance.yaml", text }'
  return 'read the text of a mapping from its file: readFileSync("mine.yaml", "utf8")'
}

function unknownOption(name: string): OptionsError {
  const code = 'mapper/unknown-option'
  const names = Object.keys(known)
  // A name that is no plain word may be anything, even the text of a mapping in the wrong place.
  const isWord = /^[A-Za-z]{1,40}$/.test(name)
  const hint = (isWord ? didYouMean(nearestNames(name, names)) : '') || `its options are ${names.join(', ')}`
  return new OptionsError(code, errorText(code, { name: isWord ? `"${name}"` : 'of that name' }), hint)
}

function wrong(what: string, value: unknown, expected: string, hint: string): OptionsError {
  const code = 'mapper/wrong-option'
  return new OptionsError(code, errorText(code, { what, found: kindOf(value), expected }), hint)
}

/** The kind of a value in words that hold nothing of it. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (value instanceof Uint8Array) return 'bytes'
  if (value instanceof Promise) return 'a promise'
  switch (typeof value) {
    case 'string':
      return 'a text'
    case 'boolean':
      return 'true or false'
    case 'object':
      return 'an object'
    default:
      return `a ${typeof value}`
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Uint8Array) &&
    !(value instanceof Promise)
  )
}
