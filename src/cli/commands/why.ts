/** `txmap why`: where one value comes from, why a field has none, or who reads a line. */
import type { Reason } from '../../authoring/why/reason.ts'
import { why as reasonsFor } from '../../authoring/why/why.ts'
import { shownLine } from '../../text/messages/shown-text.ts'
import type { TranscriptResult } from '../../transcript/result/transcript-result.ts'
import { type OptionRules, readArguments } from '../arguments.ts'
import { readFile } from '../files.ts'
import { type Command, exit, usageError } from '../io.ts'
import { chosenMapping, ownMapper } from '../mappings/chosen-mapping.ts'
import { type Paint, painter } from '../paint.ts'
import { withPlace } from '../render/with-place.ts'
import { jsonText } from '../terminal.ts'

const options = {
  mapping: { type: 'string', multiple: true },
  bundled: { type: 'boolean' },
  callback: { type: 'string' },
  'show-values': { type: 'boolean' },
  json: { type: 'boolean' },
  project: { type: 'string' },
} as const

const rules: OptionRules<keyof typeof options> = { needs: { bundled: 'mapping' } }

export const why: Command = {
  help: `Usage: txmap why FILE PLACE [--show-values] [--json] [--mapping FILE|ID] [--bundled] [--callback KIND]
                        [--project DIR]

Maps the transcript in FILE and explains one place of it.

PLACE is a field of the data, "/income/wages" or "income.wages": which line it was read from, by which normalizer and
which line of the mapping; or why it has no value: its section or its label is not there, the line is blank or cannot be
read, another wording was read instead, or an input of a derived field has no value, and why that is so.

Or it is a place in the transcript, "/SECTION_FILING/INCOME/TOTAL WAGES", "SECTION_FILING > INCOME > TOTAL WAGES" as mappings
have it, or "TOTAL WAGES" wherever that stands: which fields read the line; or why none does: it is ignored, with the reason,
or unmapped, with the fields whose labels are most like its own.

Or it is the name of a check, "wagesAreAsSummedUp": whether it holds, or which missing fields kept it from being asked.

  --show-values    the texts of the transcript; by default their shapes, each letter an A and each digit a 9
  --json           { "reasons": [{ "path", "check", "state", "says", "pointer", "raw", "spec", "inside" }] }
  --mapping FILE   use your own mapping (YAML) and no other; may be given several times
  --bundled        with --mapping FILE: the bundled mappings read what none of your own fits
  --mapping ID     use this mapping of the project, or this bundled one, and no other
  --callback KIND  FILE is the payload of a callback of this kind, "individual" or "business"; needs --mapping FILE
  --project DIR    the project in DIR, where the project file is; the one around this folder if left out
  --help           this text

Exit codes: 0 explained, 1 FILE is not a transcript, or there is no such place, 2 wrong usage, or a file that cannot be read,
3 a bug of ours.
`,
  run: async (args, io) => {
    const { values, positionals } = readArguments('why', args, options, rules)
    const [file, place, more] = positionals
    if (file === undefined || place === undefined || more !== undefined)
      throw usageError('name a transcript and one place: txmap why transcript.json /income/wages')
    const choice = await chosenMapping(values, [file], io)
    const { createMapper } = await import('../../mapper/create-mapper.ts')
    const mapper =
      choice.kind === 'own' ? await ownMapper(choice, io) : createMapper({ mappings: [], bundled: true })
    const text = readFile(file, io)
    const pinned = choice.kind === 'pinned' ? choice.id : choice.kind === 'own' ? choice.only : undefined
    const result = (): TranscriptResult => {
      if (choice.kind === 'own' && choice.callback !== undefined)
        return mapper.mapCallback(text, { kind: choice.callback })
      return pinned === undefined
        ? mapper.mapTranscript(text)
        : mapper.mapTranscript(text, { mapping: pinned })
    }
    const reasons = reasonsFor({ text, result: result() }, place, values['show-values'] === true)
    if (values.json === true) io.write(`${jsonText({ reasons }, true)}\n`)
    else
      io.write(
        linesOf(reasons, painter(io.hasColour))
          .map(line => `${line}\n`)
          .join(''),
      )
    return reasons.some(each => each.state === 'nowhere') ? exit.findings : exit.fine
  },
}

/** `around` is the line that stands above these, which a message without a place of its own is about. */
function linesOf(reasons: readonly Reason[], paint: Paint, indent = '', around?: string): readonly string[] {
  return reasons.flatMap(({ path, check, state, says, pointer, raw, spec, inside }) => {
    const name = path ?? check ?? (indent === '' ? pointer : undefined)
    const head = `${name === undefined ? '' : `${paint('bold', shownLine(name))}  `}${paint('dim', shownLine(state))}`
    const line =
      pointer === undefined ? '' : `${shownLine(pointer)}${raw === undefined ? '' : `  ${shownLine(raw)}`}`
    return [
      `${indent}${head}`,
      `${indent}  ${shownLine(withPlace(says, pointer ?? around ?? null))}`,
      ...(line === '' ? [] : [`${indent}  line     ${line}`]),
      ...(spec === undefined ? [] : [`${indent}  mapping  ${shownLine(spec)}`]),
      ...linesOf(inside, paint, `${indent}    `, pointer),
    ]
  })
}
