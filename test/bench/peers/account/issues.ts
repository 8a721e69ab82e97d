/** What is wrong with a transcript, as the library tells it. */
export interface AccountIssue {
  readonly code: string
  readonly severity: 'error' | 'warning' | 'info'
  readonly message: string
  readonly path: string | null
  readonly pointer: string | null
  readonly spec: string | null
  readonly check: string | null
}

interface Place {
  readonly path?: string
  readonly pointer?: string
  readonly spec?: string | undefined
  readonly check?: string
}

export function issueOf(
  code: string,
  severity: AccountIssue['severity'],
  message: string,
  { path, pointer, spec, check }: Place,
): AccountIssue {
  return {
    code,
    severity,
    message,
    path: path ?? null,
    pointer: pointer ?? null,
    spec: spec ?? null,
    check: check ?? null,
  }
}
