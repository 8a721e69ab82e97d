/** What lies below the place of the results. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { archiveAt } from '../../../../src/remap/shard/open-archive.ts'

test('an archive in a folder has its store, its ledger and the formats that are known', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-archive-'))
  try {
    const { out, ledger, sourceOf, formatOf } = archiveAt(folder)
    await out.replace('x.txt', 'x')
    expect(await (await sourceOf(folder)).text('x.txt')).toBe('x')
    for await (const row of ledger.rows()) expect(row).toBeUndefined()
    expect(['ndjson', 'parquet'].map(name => formatOf(name).name)).toEqual(['ndjson', 'parquet'])
    expect(() => formatOf('csv')).toThrow(
      expect.objectContaining({ code: 'remap/unknown-format', hint: 'use "ndjson" or "parquet"' }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
