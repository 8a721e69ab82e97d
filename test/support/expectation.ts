/** What a golden holds of a result: asked by the test of the samples, and by the mutation run of changed mappings. */
import type { TranscriptResult } from '../../src/transcript/result/transcript-result.ts'

/** The text of expected.json: all of a result but what changes with every edit of a mapping, its version and its lines. */
export function expectation(result: TranscriptResult): string {
  const lineage = result.lineage()
  const paths = (state: string): readonly string[] =>
    lineage.filter(entry => entry.state === state).map(entry => entry.path)
  const issues = result.issues.map(({ code, severity, message, path, pointer }) => ({
    code,
    severity,
    message,
    path,
    pointer,
  }))
  const { data, unmapped, ignored, noData } = result
  const text = {
    mapping: result.mapping.id,
    noData,
    data,
    empty: paths('empty'),
    invalid: paths('invalid'),
    issues,
    unmapped,
    ignored,
  }
  return `${JSON.stringify(text, null, 2)}\n`
}
