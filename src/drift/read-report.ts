/** Reads a report again that was written earlier. The file is the caller's own; this guards against a slip, such as another file. */
import { type DriftReport, reportFormat } from './drift-report.ts'

/** The report in a JSON text, or `undefined` where it holds none. */
export function readReport(text: string): DriftReport | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return isReport(value) ? value : undefined
}

function isReport(value: unknown): value is DriftReport {
  if (!isRecord(value) || value.format !== reportFormat) return false
  const { groups, sections, entries, labels, fields } = value
  const names = { groups: 'type', sections: 'place', entries: 'place', labels: 'place', fields: 'field' }
  return Object.entries({ groups, sections, entries, labels, fields }).every(
    ([key, list]) => Array.isArray(list) && list.every(each => isCounted(each, Reflect.get(names, key))),
  )
}

/** Whether it has a mapping, a name under `name`, and counts. */
function isCounted(value: unknown, name: string): boolean {
  if (!isRecord(value)) return false
  return (
    typeof value.mapping === 'string' &&
    typeof value[name] === 'string' &&
    Number.isSafeInteger(value.documents) &&
    (name === 'type' || Number.isSafeInteger(value.of))
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
