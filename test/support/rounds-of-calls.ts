/**
 * A program, bundled and run with --expose-gc: rounds of a thousand calls at once against a sandbox, one in five struck by a fault, and how
 * much of the heap is in use after each. Its argument is the account page; it writes one line of JSON.
 */
import {
  createTranscriptClient,
  type TranscriptRequest,
  type TranscriptType,
} from '../../src/service-index.ts'

/** What it writes. */
export interface RoundsReport {
  /** Bytes in use after each round and a full collection. */
  readonly heap: readonly number[]
  readonly tokens: number
  readonly retries: number
  /** Of all rounds: calls that failed, by code, and answers that are not those of their request. */
  readonly failed: readonly string[]
  readonly mixedUp: number
  /** How many requests were answered exactly once. */
  readonly answered: number
}

const rounds = 8
const calls = 1000
const { testTaxpayers, ...credentials } = JSON.parse(process.argv[2] ?? '')
const last4 = String(testTaxpayers[0].tin).slice(-4)
const types: readonly TranscriptType[] = ['ACTR', 'RECA', 'RETR', 'WAID']
const faults = ['901', '902', '906']

/** Each asks for another period, so that its answer is its own, and its fault strikes once. */
function requestsOf(round: number): readonly TranscriptRequest[] {
  return Array.from({ length: calls }, (_, index) => ({
    tin: index % 5 === 0 ? `${faults[(index / 5) % faults.length]}00${last4}` : String(testTaxpayers[0].tin),
    transcriptType: types[round % types.length] ?? 'ACTR',
    transcriptForm: '1040',
    transcriptPeriod: `${1000 + Math.floor(index / 12)}${String((index % 12) + 1).padStart(2, '0')}`,
  }))
}

async function heapInUse(): Promise<number> {
  // What is finalized only later, such as streams, needs a turn of the loop in between.
  for (let turn = 0; turn < 5; turn++) {
    globalThis.gc?.()
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return process.memoryUsage().heapUsed
}

const counts = { tokens: 0, retries: 0, mixedUp: 0, answered: 0 }
const failed: string[] = []
const client = createTranscriptClient({
  ...credentials,
  timeoutMs: 120_000,
  totalTimeoutMs: 300_000,
  hooks: {
    onToken: () => {
      counts.tokens++
    },
    onRetry: () => {
      counts.retries++
    },
  },
})

async function call(request: TranscriptRequest, answered: Set<string>): Promise<void> {
  try {
    const { body } = await client.transcriptDetail(request)
    const { TYPE: type, PERIOD: period } = Object(body)
    if (type !== request.transcriptType || period !== request.transcriptPeriod) counts.mixedUp++
    else if (answered.has(period)) counts.mixedUp++
    else answered.add(period)
  } catch (error) {
    failed.push(String(Object(error).code))
  }
}

const heap: number[] = []
for (let round = 0; round < rounds; round++) {
  const answered = new Set<string>()
  await Promise.all(requestsOf(round).map(request => call(request, answered)))
  counts.answered += answered.size
  heap.push(await heapInUse())
}
const report: RoundsReport = { heap, failed, ...counts }
process.stdout.write(`${JSON.stringify(report)}\n`)
