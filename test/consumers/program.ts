/** What every consumer runs: files of its project, the same for all. What comes out is hashed and must be the same everywhere. */

/** Maps by every entry of the package, in memory: `output()` is all of it as text, `hash()` its SHA-256. */
export const program: string = `import { createMapper, mapTranscript, NoMappingError } from 'tax-transcript-mapper'
import { createMapper as createCompiledMapper } from 'tax-transcript-mapper/engine'
import { compileExpression } from 'tax-transcript-mapper/evaluate'
import { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'
import { createSandbox } from 'tax-transcript-mapper/sandbox'
import { createServiceClient } from 'tax-transcript-mapper/service'
import { samples } from './samples.js'

const yaml = \`id: mine
title: Mine
version: "1.0.0"
match: { type: RETR, form: ["1040"] }
fields: { total: { from: SECTION_FILING > INCOME > TOTAL INCOME, as: money } }
\`

export async function output() {
  const shown = result => [result.mapping, result.data, result.issues, result.unmapped, result.lineage()]
  const parts = samples.map(text => shown(mapTranscript(text)))
  const own = createMapper({ mappings: [yaml] })
  const compiled = createCompiledMapper({ mappings: [retr1040] })
  for (const text of samples) if (text.includes('"RETR"')) parts.push(shown(own.mapTranscript(text)), shown(compiled.mapTranscript(text)))
  let code = 'none'
  try {
    compiled.mapTranscript({ TYPE: 'NONE', FORM: '1' })
  } catch (error) {
    if (error instanceof NoMappingError) code = error.code
  }
  const { fetch, account: { testTaxpayers, ...credentials } } = createSandbox()
  const detail = await createServiceClient({ ...credentials, fetch }).transcriptDetail({
    tin: testTaxpayers[0].tin, transcriptType: 'ACTR', transcriptForm: '1040', transcriptPeriod: '202112',
  })
  parts.push(code, compileExpression('a.b & "!"').evaluate({ a: { b: 'x' } }), detail.text)
  return JSON.stringify(parts)
}

export async function hash() {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(await output()))
  return Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
}
`

/** Runs it and prints the hash. */
export const main: string = `import { hash } from './program.js'
console.log('sha256 ' + await hash())
`

/** The same as a test of Vitest or Jest. */
export function testFile(imports: string): string {
  return `${imports}
import { hash } from './program.js'
test('maps', async () => {
  console.log('sha256 ' + await hash())
}, 60000)
`
}

/** The program's types: what an editor and a compiler read of the package. */
export const typed: string = `import { createMapper, mapTranscript, type MappingResult } from 'tax-transcript-mapper'
import { createMapper as createCompiledMapper } from 'tax-transcript-mapper/engine'
import { actr1040 } from 'tax-transcript-mapper/mappings/actr-1040'
import { retr1040 } from 'tax-transcript-mapper/mappings/retr-1040'
import { compileExpression } from 'tax-transcript-mapper/evaluate'
import { createSandbox } from 'tax-transcript-mapper/sandbox'
import { startSandbox } from 'tax-transcript-mapper/sandbox/node'
import { createMappingClient, createTranscriptClient } from 'tax-transcript-mapper/service'
import { callbackListener } from 'tax-transcript-mapper/service/node'
const any: MappingResult = mapTranscript('{}')
if (any.is('retr-1040')) any.data.income.wages?.toFixed(2)
const two = createCompiledMapper({ mappings: [retr1040, actr1040] })
const either = two.mapTranscript('{}')
if (either.is('actr-1040')) either.data.balance.accountBalance?.toFixed(2)
// @ts-expect-error it has no such mapping
two.mapTranscript('{}', { mapping: 'retr-941' })
const id: 'retr-1040' | 'actr-1040' = either.mapping.id
export { createMapper, compileExpression, createSandbox, startSandbox, createMappingClient, createTranscriptClient, callbackListener, id }
`
