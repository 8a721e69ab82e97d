/** Finds the mapping for a document and runs it. Plans are made ready one at a time, when first needed. */
import { errorText, NoMappingError } from '../diagnostics/errors.ts'
import { canonicalForm } from '../plan/canonical-form.ts'
import type { MappingPlan, PlanEntry } from '../plan/mapping-plan.ts'
import { pointerTo } from '../text/json-pointer.ts'
import { didYouMean, nearestNames } from '../text/nearest-names.ts'
import type { DuplicateKey } from '../transcript/duplicate-keys.ts'
import { type Issue, issue } from '../transcript/issue.ts'
import { readText } from '../transcript/read-text.ts'
import { type RunnableMapping, runnable } from '../transcript/run-plan.ts'
import { readOutline, shownCode, type TranscriptOutline } from '../transcript/shape.ts'
import type { TranscriptResult } from '../transcript/transcript-result.ts'

export interface MapOptions {
  /** The id of the mapping to use; a document of another type or form is then an error. */
  readonly mapping?: string
}

export interface Mapper {
  /**
   * Maps one transcript: the parsed JSON, or the text of the response (then keys written twice are seen too).
   * @throws TranscriptShapeError where the document is no v2 transcript
   * @throws NoMappingError where no mapping fits its type and form, or the pinned one does not
   */
  readonly mapTranscript: (raw: unknown, options?: MapOptions) => TranscriptResult
  /** The ids of the mappings, those that come first in use first. */
  readonly mappingIds: readonly string[]
}

/** A mapper over `plans`. Where two fit one type and form, or have one id, the earlier one is used. */
export function mapperOf(plans: readonly (MappingPlan | PlanEntry)[]): Mapper {
  const entries = plans.map(plan =>
    'load' in plan ? plan : { id: plan.id, type: plan.type, forms: plan.forms, load: () => plan },
  )
  const ready = new Map<PlanEntry, RunnableMapping>()
  const byId = new Map([...entries].reverse().map(entry => [entry.id, entry]))
  const run = (entry: PlanEntry): RunnableMapping => {
    const present = ready.get(entry) ?? runnable(entry.load())
    ready.set(entry, present)
    return present
  }
  return {
    mappingIds: [...new Set(entries.map(entry => entry.id))],
    mapTranscript: (raw, options = {}) => {
      const { document, duplicates } =
        typeof raw === 'string' ? readText(raw) : { document: raw, duplicates: [] }
      const outline = readOutline(document)
      const entry =
        options.mapping === undefined ? chosen(entries, outline) : pinned(byId, options.mapping, outline)
      return run(entry).run(outline, duplicates, [
        ...generalIssues(entry, outline),
        ...duplicateIssues(duplicates),
      ])
    },
  }
}

function chosen(entries: readonly PlanEntry[], outline: TranscriptOutline): PlanEntry {
  const form = canonicalForm(outline.form)
  const ofType = entries.filter(entry => entry.type === outline.type)
  const found =
    ofType.find(entry => entry.forms.includes(form)) ?? ofType.find(entry => entry.forms.length === 0)
  if (found !== undefined) return found
  const parameters = { type: shownCode(outline.type), form: shownCode(outline.form) }
  const types = [...new Set(entries.map(entry => entry.type))].join(', ')
  throw new NoMappingError(
    'transcript/no-mapping',
    errorText('transcript/no-mapping', parameters),
    `there are mappings for ${types || 'nothing'}`,
  )
}

function pinned(byId: ReadonlyMap<string, PlanEntry>, id: string, outline: TranscriptOutline): PlanEntry {
  const entry = byId.get(id)
  if (entry === undefined) {
    const shown = id.slice(0, 80)
    const hint = didYouMean(nearestNames(shown, byId.keys())) || `known are ${[...byId.keys()].join(', ')}`
    throw new NoMappingError(
      'transcript/unknown-mapping',
      errorText('transcript/unknown-mapping', { id: shown }),
      hint,
    )
  }
  const fits =
    entry.type === outline.type &&
    (entry.forms.length === 0 || entry.forms.includes(canonicalForm(outline.form)))
  if (fits) return entry
  const parameters = { id, type: shownCode(outline.type), form: shownCode(outline.form) }
  const hint = `it maps ${entry.type} ${entry.forms.length === 0 ? 'of any form' : entry.forms.join(', ')}`
  throw new NoMappingError(
    'transcript/wrong-mapping',
    errorText('transcript/wrong-mapping', parameters),
    hint,
  )
}

/** A form without a mapping of its own is normal, and told. */
function generalIssues(entry: PlanEntry, outline: TranscriptOutline): readonly Issue[] {
  if (entry.forms.length > 0) return []
  return [issue('transcript/general-mapping', { form: shownCode(outline.form) }, { pointer: '/FORM' })]
}

function duplicateIssues(duplicates: readonly DuplicateKey[]): readonly Issue[] {
  return duplicates.map(({ parent, key, line, column }) =>
    issue(
      'transcript/duplicate-key',
      { key: key.slice(0, 120), line, column },
      { pointer: pointerTo(parent, key) },
    ),
  )
}
