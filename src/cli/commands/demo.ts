/** `txmap demo`: the whole path once, on made-up people: sandbox, token, transcripts over HTTP, mapping, result. */
import { createTranscriptClient } from '../../mapper/create-transcript-client.ts'
import type { RunningSandbox } from '../../sandbox/server/start-sandbox.ts'
import type { TranscriptRequest, TranscriptType } from '../../service/call/transcript-request.ts'
import { readArguments } from '../arguments.ts'
import { type Command, type ExitCode, exit, type Io, usageError } from '../io.ts'
import { renderResult } from '../render/render-result.ts'

export const demo: Command = {
  help: `Usage: txmap demo [--full]

Starts the sandbox on a free port of this machine, gets a token, fetches one transcript of each type over HTTP, maps
them and shows what came out. All people and ids are made up; nothing leaves this machine.

  --full     every field with its source, not the key figures only
  --help     this text

Exit codes: 0 fine, 1 a transcript could not be fetched or has an issue of severity error, 2 wrong usage, 3 a bug of ours.
`,
  run: async (args, io) => {
    const { values, positionals } = readArguments('demo', args, { full: { type: 'boolean', default: false } })
    if (positionals.length > 0) throw usageError('it takes options only')
    const { startSandbox } = await import('../../sandbox/server/start-sandbox.ts')
    const running = await startSandbox({ port: 0 })
    try {
      return await shown(running, values.full, io)
    } finally {
      await running.close()
    }
  },
}

async function shown({ account }: RunningSandbox, full: boolean, io: Io): Promise<ExitCode> {
  const requests = oneOfEachType(account.testTaxpayers)
  const client = createTranscriptClient({
    authUrl: account.authUrl,
    baseUrl: account.baseUrl,
    transcriptDetailPath: account.transcriptDetailPath,
    clientId: account.clientId,
    clientSecret: account.clientSecret,
    scope: account.scope,
    companyId: account.companyId,
    hooks: { onToken: () => io.note('a token was granted\n') },
  })
  const style = {
    lineage: full,
    coverage: false,
    summary: !full,
    all: false,
    colour: io.hasColour,
    columns: io.columns,
  }
  let worst: ExitCode = exit.fine
  const results: string[] = []
  for await (const outcome of client.fetchTranscripts(requests, { concurrency: 2 })) {
    const name = `${outcome.transcriptType} ${outcome.form} ${outcome.period}`
    io.note(
      `${outcome.index + 1} of ${requests.length}: ${name} ${outcome.ok ? 'fetched and mapped' : 'failed'}\n`,
    )
    if (!outcome.ok) {
      io.note(`${name}: ${outcome.error.code}: ${outcome.error.message}\n`)
      worst = exit.findings
      continue
    }
    if (outcome.result.issues.some(issue => issue.severity === 'error')) worst = exit.findings
    results.push(renderResult(outcome.result, `${name}, fetched over HTTP from the sandbox`, style))
  }
  io.write(`\n${results.join('')}`)
  return worst
}

type Taxpayers = RunningSandbox['account']['testTaxpayers']

const types: readonly TranscriptType[] = ['ACTR', 'RECA', 'RETR', 'WAID']

/** The first transcript of each type that the first test taxpayer has, ready to be requested. */
function oneOfEachType([person]: Taxpayers): readonly TranscriptRequest[] {
  return types.flatMap(transcriptType => {
    const first = person?.transcripts.find(each => each.transcriptType === transcriptType)
    if (person === undefined || first === undefined) return []
    const { transcriptForm, transcriptPeriod } = first
    return [{ tin: person.tin, transcriptType, transcriptForm, transcriptPeriod }]
  })
}
