/** Looks at the options of the mapper's functions before anything is made of them. Messages show kinds, never what was given. */
import { checkOptions, optionsError } from '../diagnostics/check-options.ts'
import type { OptionsError } from '../diagnostics/run-errors.ts'
import { isCompiledMapping } from '../emit/bundled-mapping.ts'
import { mistakenText } from '../text/messages/mistaken-text.ts'
import {
  aListOf,
  anObject,
  aSwitch,
  aText,
  oneOfTexts,
  type Rule,
  type Rules,
} from '../text/messages/option-rules.ts'
import { isPlain } from '../text/messages/plain-kind.ts'
import { kindOf, textInstead } from '../text/messages/value-kind.ts'
import type { AskedTranscript } from '../transcript/open/as-asked.ts'
import type { CompiledMapperOptions } from './compiled-mapper.ts'
import type { MapperOptions } from './create-mapper.ts'
import type { CallbackOptions, MapOptions } from './mapper.ts'

const call = 'createMapper({ mappings: [readFileSync("mine.yaml", "utf8")] })'

const projectCall =
  'write createMapper({ project: loadProject() }); loadProject is exported by "tax-transcript-mapper/project"'

/** Looked at with the limits' own messages, by `limitsFrom`. */
const limits: Rule = { expected: 'an object of limits', fits: () => true }
/** Looked at one by one, with the place in the list. */
const sources: Rule = { expected: 'a list', fits: () => true }

// Made when they are needed, so that a bundler leaves them out where they are not.
const mapOptions = (): Rules<MapOptions> => ({
  mapping: { ...aText, expected: 'the id of a mapping' },
  request: anObject,
  unmapped: oneOfTexts('list', 'warn', 'error'),
  skipChecks: { ...aListOf(aText, 'names of checks'), hint: namesHint },
  limits,
})

/** Those of a request to the service; one that is misspelt would be compared with nothing. */
const requestFields = (): Rules<AskedTranscript> => ({
  companyId: aText,
  tin: aText,
  transcriptType: aText,
  transcriptForm: aText,
  transcriptPeriod: aText,
})

const callbackOptions = (): Rules<CallbackOptions> => {
  const { unmapped, skipChecks } = mapOptions()
  return { kind: oneOfTexts('individual', 'business'), unmapped, skipChecks, limits }
}

const mapperOptions = (): Rules<MapperOptions> => ({
  mappings: sources,
  project: { ...anObject, expected: 'a project', hint: projectHint },
  parts: sources,
  bundled: { ...aSwitch, hint: () => 'leave it out for true' },
  limits,
})

const compiledMapperOptions = (): Rules<CompiledMapperOptions<[]>> => ({ mappings: sources, limits })

function projectHint(value: unknown): string {
  return typeof value === 'string' ? 'write project: loadProject("FOLDER")' : projectCall
}

function namesHint(value: unknown): string | undefined {
  return typeof value === 'string' ? 'put it into a list: skipChecks: [name]' : undefined
}

/** @throws OptionsError for the first option of `mapTranscript` that is unknown or wrong */
export function checkMapOptions(options: unknown): void {
  if (typeof options === 'number') throw givenAnIndex()
  if (options === undefined) return
  checkOptions('mapTranscript', options, mapOptions())
  const asked: unknown = Reflect.get(Object(options), 'request')
  if (asked !== undefined) checkOptions('mapTranscript', asked, requestFields())
}

/** `list.map(mapTranscript)` gives it the place in the list. */
function givenAnIndex(): OptionsError {
  return optionsError('mapTranscript', {
    kind: 'wrong',
    name: undefined,
    found: 'a number',
    expected: 'an object of options',
    hint: 'write list.map(each => mapTranscript(each))',
  })
}

/** @throws OptionsError for the first option of `mapCallback` that is unknown or wrong */
export function checkCallbackOptions(options: unknown): void {
  if (options !== undefined) checkOptions('mapCallback', options, callbackOptions())
}

/** @throws OptionsError which names the first option that is missing, unknown or wrong */
export function checkMapperOptions(options: unknown): asserts options is MapperOptions {
  mustBeOptions(options, call)
  checkOptions('createMapper', options, mapperOptions())
  const { mappings, project, parts } = options
  if (mappings !== undefined || project === undefined) checkMappings(mappings)
  if (parts !== undefined) checkParts(parts)
  if (project !== undefined) checkProject(project)
}

function checkMappings(mappings: unknown): void {
  if (!Array.isArray(mappings))
    throw wrong('"mappings"', mappings, 'a list of YAML texts', listHint(mappings))
  // Also the places that a list with gaps leaves out.
  for (let at = 0; at < mappings.length; at++) checkMapping(`"mappings[${at}]"`, mappings[at])
}

function checkProject(project: unknown): void {
  for (const key of ['mappings', 'parts']) {
    const list: unknown = Reflect.get(Object(project), key)
    if (!Array.isArray(list)) throw wrong(`"project.${key}"`, list, 'a list of { name, text }', projectCall)
    for (let at = 0; at < list.length; at++)
      checkSource(`"project.${key}[${at}]"`, list[at], '{ name, text }')
  }
}

/** @throws OptionsError which names the first option that is missing, unknown or wrong */
export function checkCompiledMapperOptions(options: unknown): void {
  mustBeOptions(options, compiledCall)
  checkOptions('createMapper', options, compiledMapperOptions())
  const { mappings } = options
  if (!Array.isArray(mappings))
    throw wrong('"mappings"', mappings, 'a list of compiled mappings', compiledHint)
  const other = Array.from<unknown>(mappings).findIndex(each => !isCompiledMapping(each))
  if (other >= 0) throw wrong(`"mappings[${other}]"`, mappings[other], 'a compiled mapping', compiledHint)
}

const compiledCall = 'createMapper({ mappings: [retr1040] })'
const compiledHint =
  'import { retr1040 } from "tax-transcript-mapper/mappings/retr-1040", or createMapper from "tax-transcript-mapper", which takes YAML'

function mustBeOptions(
  options: unknown,
  write: string,
): asserts options is Readonly<Record<string, unknown>> {
  if (!isPlain(options))
    throw wrong('What createMapper is given', options, 'an object of options', `write ${write}`)
}

function listHint(value: unknown): string {
  return typeof value === 'string' ? 'put it into a list: mappings: [text]' : `write ${call}`
}

function checkMapping(place: string, value: unknown): void {
  if (isCompiledMapping(value)) return
  const expected = 'a YAML text, or { name, text },'
  if (typeof value !== 'string') checkSource(place, value, expected)
  else checkText(place, value, expected)
}

function checkParts(parts: unknown): void {
  if (!Array.isArray(parts))
    throw wrong('"parts"', parts, 'a list of { name, text }', 'write parts: [{ name: "balance.yaml", text }]')
  for (let at = 0; at < parts.length; at++) checkSource(`"parts[${at}]"`, parts[at], '{ name, text }')
}

function checkSource(place: string, value: unknown, expected: string): void {
  if (!isPlain(value)) throw wrong(place, value, expected, hintFor(value))
  const inner = (key: string): string => `${place.slice(0, -1)}.${key}"`
  if (typeof value.text !== 'string') {
    const isParsed = !('text' in value) && !('name' in value)
    const parsed = 'give the YAML text itself, not what a YAML parser made of it'
    throw wrong(inner('text'), value.text, 'a YAML text', isParsed ? parsed : hintFor(value.text))
  }
  if (typeof value.name !== 'string')
    throw wrong(inner('name'), value.name, 'a text', 'name the file: diagnostics and lineage show it')
  checkText(inner('text'), value.text, 'a YAML text')
}

/** A text that is no mapping for sure, as it only leads to one. */
function checkText(place: string, text: string, expected: string): void {
  const mistaken = mistakenText(text)
  if (mistaken !== undefined) throw wrongKind(place, mistaken.words, expected, mistaken.instead)
  if (/^[a-z]{4}-[a-z0-9-]{1,30}$/.test(text))
    throw wrongKind(place, 'one word, as the id of a mapping is,', expected, compiledHint)
}

function hintFor(value: unknown): string {
  if (value instanceof Uint8Array) return 'read the file as text: readFileSync(file, "utf8")'
  const instead = textInstead(value)
  if (instead !== undefined) return instead
  if (typeof value === 'string') return 'name it: { name: "balance.yaml", text }'
  return 'read the text of a mapping from its file: readFileSync("mine.yaml", "utf8")'
}

function wrong(what: string, value: unknown, expected: string, hint: string): OptionsError {
  return wrongKind(what, value === undefined ? 'missing' : kindOf(value), expected, hint)
}

function wrongKind(name: string, found: string, expected: string, hint: string): OptionsError {
  return optionsError('createMapper', { kind: 'wrong', name, found, expected, hint })
}
