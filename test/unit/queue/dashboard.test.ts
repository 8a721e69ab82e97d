/** The dashboard of docs/grafana: it asks only for metrics that a queue gives, by the names that docs/queue.md has. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../support/goldens.ts'

interface Dashboard {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

/** What BullMQ exports (test/apps/queue looks at it), and the gauge that the page adds. */
const given = [
  'bullmq_job_count',
  'bullmq_job_completed_total',
  'bullmq_job_failed_total',
  'transcripts_pause_seconds',
]

test('each panel of the dashboard asks for metrics that there are', () => {
  const text = readFileSync(join(projectRoot, 'docs/grafana/queue.json'), 'utf8')
  const { panels }: Dashboard = JSON.parse(text)
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => [...expr.matchAll(/\b([a-z_]+)\{/g)].map(([, name = '']) => name)),
  )
  expect([...new Set(asked)].sort()).toEqual([...given].sort())
  expect(readFileSync(join(projectRoot, 'docs/queue.md'), 'utf8')).toContain(
    'transcripts_pause_seconds{queue=',
  )
})
