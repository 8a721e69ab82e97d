/** `npm run bench`: measures the library, shows what it found, and writes docs/performance.md with its charts. See --help. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Context } from './groups/group.ts'
import { groups } from './groups/groups.ts'
import { distOf, loadLibrary } from './library.ts'
import { contest } from './measure/contest.ts'
import { readOptions } from './options.ts'
import { pageFiles } from './report/page.ts'
import { progressLine } from './report/progress.ts'
import type { GroupReport, Report, Settings } from './report/report.ts'
import { thisMachine, versionsIn } from './report/surroundings.ts'
import { groupText } from './report/table.ts'

const root = process.cwd()
const options = readOptions(process.argv.slice(2), groups)
if ('help' in options) {
  console[options.isFault ? 'error' : 'log'](options.help)
  process.exit(options.isFault ? 2 : 0)
}
const { rounds, clock, contestant, json, isQuick } = options
const settings: Settings = {
  rounds,
  samples: isQuick ? 1 : 7,
  documents: isQuick ? 32 : 256,
  passing: options.documents,
  clock,
  effort: isQuick ? 0.02 : 1,
}
const day = new Date().toISOString().slice(0, 10)
const machine = await thisMachine()
const progress = progressLine()
const context: Context = {
  library: await loadLibrary(distOf(root)),
  root,
  settings,
  only: contestant,
  progress,
  contest: (what, contestants) =>
    contest(contestants, {
      rounds,
      samples: settings.samples,
      clock,
      effort: settings.effort,
      progress: (done, total) => progress(what, done, total),
    }),
}
const reports: GroupReport[] = []
for (const group of options.groups) {
  const report = await group.run(context)
  reports.push(report)
  if (!json) console.log(groupText(report))
}
const report: Report = { day, machine, versions: versionsIn(root), settings, groups: reports }
if (json) console.log(JSON.stringify(report, null, 2))
if (options.isWhole) {
  for (const [name, text] of pageFiles(report)) writeFileSync(join(root, 'docs', name), text)
}
