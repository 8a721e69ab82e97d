/** Bytes to text to JSON, strictly: what is not UTF-8 or not JSON is reported by name and never repaired. */
import { parseJson } from '../../text/json/parse-json.ts'

/** The text of `bytes`, a leading byte order mark left out; `undefined` where they are not UTF-8. */
export function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The JSON value that `text` holds; not ok where it holds none. Nothing of the parser's error, which quotes the text, is kept. */
export function readJson(
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: parseJson(text) }
  } catch {
    return { ok: false }
  }
}

/** Whether a value is an object of JSON: neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
