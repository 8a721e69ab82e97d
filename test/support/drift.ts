/** Results as far as a drift report looks at them, made by hand. */
import type { DriftSource } from '../../src/drift/drift-counts.ts'
import type { Issue } from '../../src/transcript/issue.ts'

export interface MadeUp {
  readonly mapping?: string
  readonly form?: string
  readonly period?: string
  readonly unmapped?: readonly string[]
  readonly absent?: readonly string[]
  readonly evidence?: string | undefined
  readonly issues?: readonly Partial<Issue>[]
  readonly kinds?: readonly { readonly pointer: string; readonly raw: unknown }[]
}

export function resultOf({
  mapping = 'retr-1040',
  form = '1040',
  period = '2021-12',
  unmapped = [],
  absent = [],
  evidence,
  issues = [],
  kinds = [],
}: MadeUp): DriftSource {
  return {
    mapping: { id: mapping, version: '1.0.0', hash: '' },
    document: { type: 'RETR', form, period: period === 'unknown' ? undefined : period },
    unmapped,
    issues: issues.map(issueOf),
    coverage: {
      read: 10,
      ignored: 1,
      unmapped: unmapped.length,
      sections: [],
      evidence: { sourced: 7, secondary: 1, inferred: 0, unsourced: 2 },
    },
    absent: () => absent.map(path => ({ path, evidence })),
    lineage: () =>
      kinds.map(source => ({
        path: '/list/0/form',
        state: 'value',
        sources: [source],
        normalizer: 'choose',
        spec: 'm.yaml:1:1',
      })),
  }
}

function issueOf(issue: Partial<Issue>): Issue {
  return {
    code: 'transcript/likely-label',
    severity: 'warning',
    message: '',
    path: null,
    pointer: null,
    spec: null,
    check: null,
    ...issue,
  }
}
