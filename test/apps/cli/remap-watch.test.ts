/** A run whose process has OpenTelemetry registered, as docs/remap.md says, with nothing but options of Node.js. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { canaries } from '../../support/canaries.ts'
import { projectRoot } from '../../support/goldens.ts'
import { ended, fewLines } from '../../support/many-transcripts.ts'

const folder = mkdtempSync(join(tmpdir(), 'txmap-watch-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('txmap remap run tells what is registered in its process, and no value', {
  timeout: 120_000,
}, async () => {
  mkdirSync(join(folder, 'in'))
  writeFileSync(join(folder, `in/${canaries.companyId}.ndjson`), `${fewLines[0]}\n${canaries.tin}\n`)
  const args = ['remap', 'run', '--in', join(folder, 'in'), '--out', join(folder, 'out'), '--jobs', '1']
  const child = spawn(process.execPath, [join(projectRoot, 'dist/command/main.js'), ...args], {
    stdio: 'pipe',
    env: {
      ...process.env,
      NODE_OPTIONS: `--import ${join(projectRoot, 'test/support/telemetry-preload.mjs')}`,
    },
  })
  const { code, out } = await ended(child)
  expect(code).toBe(1)
  const said = out.toString()
  for (const name of ["name: 'remap run'", "name: 'remap shard'", "'transcript.remap.rejected_lines': 1"])
    expect(said).toContain(name)
  for (const name of ['shards', 'documents', 'rejected_lines', 'unread_lines', 'input', 'shard.duration'])
    expect(said).toContain(`name: 'transcript.remap.${name}'`)
  for (const canary of [canaries.tin, canaries.companyId]) expect(said).not.toContain(canary)
})
