/** The account page of the sandbox as text. */
import { inPackage } from '../../diagnostics/package-path.ts'
import type { RunningSandbox } from '../../sandbox/server/start-sandbox.ts'

/** Addresses, credentials, test taxpayers and their predefined transcripts. */
export function renderAccount({ account, https }: RunningSandbox): string {
  const { authUrl, baseUrl, transcriptDetailPath } = account
  const rows = [
    ['Authorization server', authUrl],
    ['API endpoint', baseUrl],
    ...(https === null ? [] : [['The same by HTTPS', https.baseUrl]]),
    ['Token call', `POST ${authUrl}/token`],
    ['Transcript-detail call', `POST ${baseUrl}${transcriptDetailPath}`],
    ['Client id', account.clientId],
    ['Client secret', account.clientSecret],
    ['Scope', account.scope],
    ['Company id (euid)', account.companyId],
  ]
  const taxpayers = account.testTaxpayers.flatMap(({ tinType, tin, name, transcripts }) => {
    const kinds = new Map<string, readonly string[]>()
    for (const { transcriptType, transcriptForm, transcriptPeriod } of transcripts) {
      const kind = `${transcriptType} ${transcriptForm}`
      kinds.set(kind, [...(kinds.get(kind) ?? []), transcriptPeriod])
    }
    const lines = [...kinds].map(([kind, periods]) => `    ${kind.padEnd(13)}${periods.join(' ')}`)
    return [`  ${tinType} ${tin}  ${name}`, ...(lines.length === 0 ? ['    no transcripts yet'] : lines)]
  })
  return `${[
    'Sandbox of the transcript data service',
    '',
    ...rows.map(([label = '', value = '']) => `  ${label.padEnd(24)}${value}`),
    '',
    'Test taxpayers (made-up people) and their transcripts',
    ...taxpayers,
    '',
    `Faults, choices and examples: ${inPackage('docs/sandbox.md')}. Ctrl-C ends it.`,
  ].join('\n')}\n`
}
