/**
 * `npm run fuzz -- TARGET`: lets Jazzer.js make inputs for a target of this folder, led by the branches that they reach, for
 * --seconds N (60), from --seed N (0: another one each time).
 * It begins with the seeds and with what earlier runs found worth keeping (.fuzz/corpus, not committed). An input for which
 * something does not hold is written to test/fuzz/findings, where test/fuzz/replay.test.ts finds it. Exit 1 where there is one,
 * 2 where it cannot be run as asked.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { projectRoot } from '../support/goldens.ts'
import { scriptOptions, wrongUsage } from '../support/script-options.ts'
import { forOlderLibraries } from './older-libraries.ts'
import { type Target, targets } from './targets.ts'

/** Counting branches makes our code so many times slower; the machine may be busy besides. */
const slowness = 20

const { values, positionals } = scriptOptions(
  import.meta.filename,
  { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: '0' } },
  1,
)
const [name] = positionals
const target = targets.find(each => each.name === name)
const [seconds, seed] = [Number(values.seconds), Number(values.seed)]
if (target === undefined || !(seconds > 0) || !Number.isInteger(seed))
  wrongUsage(
    `npm run fuzz -- TARGET [--seconds N] [--seed N]; targets: ${targets.map(each => each.name).join(', ')}`,
  )
process.exit(await fuzzed(target))

async function fuzzed({ name, longest, packages, isSynchronous, words }: Target): Promise<number> {
  const folder = join(projectRoot, '.fuzz')
  const corpus = join(folder, 'corpus', name)
  const seeds = join(projectRoot, 'test/fuzz/seeds', name)
  const findings = join(projectRoot, 'test/fuzz/findings', name)
  for (const each of [corpus, seeds, findings]) mkdirSync(each, { recursive: true })
  const module = await bundled(name, folder)
  const dictionary = join(folder, `${name}.dict`)
  writeFileSync(
    dictionary,
    words()
      .map(word => `"${escaped(word)}"\n`)
      .join(''),
  )
  const jazzer = createRequire(import.meta.url).resolve('@jazzer.js/core/dist/cli.js')
  const addon = loadableAddon(folder)
  const includes = [module, ...packages.map(each => `node_modules/${each}/`)]
  const before = new Set(readdirSync(findings))
  console.log(`${name}: ${seconds} s`)
  const lines = await run([
    ...addon,
    jazzer,
    module,
    corpus,
    seeds,
    findings,
    ...includes.flatMap(each => ['--includes', each]),
    // Names no file, so that packages are not left out.
    ...['--excludes', 'nothing is left out'],
    ...['--disableBugDetectors', '.*'],
    // By the clock on the wall, which a busy machine stretches; the targets hold processor time themselves. What hangs ends here.
    ...['--timeout', '1200000'],
    ...(isSynchronous ? ['--sync'] : []),
    '--',
    `-max_total_time=${seconds}`,
    `-max_len=${longest}`,
    `-seed=${seed}`,
    `-dict=${dictionary}`,
    `-artifact_prefix=${findings}/`,
    '-print_final_stats=1',
    '-rss_limit_mb=4096',
    // By the clock on the wall as well.
    '-report_slow_units=3600',
  ])
  return report(
    lines,
    readdirSync(findings).filter(each => !before.has(each)),
  )
}

/** Prints what came of it: inputs tried, branches reached, and what does not hold. */
function report(lines: readonly string[], found: readonly string[]): number {
  const last = lines.findLast(line => /^#\d+\s.*cov: \d+/.test(line)) ?? ''
  const tried = lines.findLast(line => line.startsWith('stat::number_of_executed_units'))
  const runs = /(\d+)\s*$/.exec(tried ?? '')?.[1] ?? /^#(\d+)/.exec(last)?.[1]
  if (runs === undefined) {
    console.error(lines.slice(-40).join('\n'))
    console.error('the fuzzer did not run')
    return 2
  }
  const [, branches = '?', features = '?'] = /cov: (\d+) ft: (\d+)/.exec(last) ?? []
  const size = /corp: (\d+)/.exec(last)?.[1] ?? '?'
  console.log(`${runs} inputs tried, ${size} kept; ${branches} branches reached, ${features} features`)
  if (found.length === 0) {
    console.log('everything held')
    return 0
  }
  const reported = lines.findIndex(line => line.startsWith('==') && line.includes('Uncaught'))
  console.log(lines.slice(Math.max(0, reported), reported + 25).join('\n'))
  for (const each of found) console.log(`does not hold: test/fuzz/findings/${name}/${each}`)
  return 1
}

/** What Node.js has to be given so that the addon of Jazzer.js loads on this system; nothing where it does anyway. */
function loadableAddon(folder: string): readonly string[] {
  const required = createRequire(createRequire(import.meta.url).resolve('@jazzer.js/core/dist/cli.js'))
  const platform = `${process.platform}-${process.arch}`
  const addon = join(
    required.resolve('@jazzer.js/fuzzer/package.json'),
    `../prebuilds/fuzzer-${platform}.node`,
  )
  try {
    process.dlopen({ exports: {} }, addon)
    return []
  } catch (error) {
    if (!(error instanceof Error && /version .GLIBC/.test(error.message))) throw error
  }
  const copy = join(folder, 'fuzzer.node')
  writeFileSync(copy, forOlderLibraries(readFileSync(addon)))
  const preload = join(folder, 'preload.cjs')
  const [from, to] = [JSON.stringify(addon), JSON.stringify(copy)]
  writeFileSync(
    preload,
    `const { dlopen } = process
process.dlopen = (module, file, ...flags) => dlopen.call(process, module, file === ${from} ? ${to} : file, ...flags)
`,
  )
  return ['--require', preload]
}

/** One file that can be loaded by `require`, which is how Jazzer.js gets to count branches. Packages stay outside. */
async function bundled(target: string, folder: string): Promise<string> {
  const outfile = join(folder, `${target}.cjs`)
  await build({
    entryPoints: [join(projectRoot, `test/fuzz/${target}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    define: { 'import.meta.url': '__bundle', 'import.meta.dirname': '__dirname' },
    banner: { js: "const __bundle = require('node:url').pathToFileURL(__filename).href;" },
    logLevel: 'warning',
  })
  return outfile
}

/** Letters as they are, all else as libFuzzer wants it in a dictionary. */
function escaped(word: string): string {
  return [...Buffer.from(word)]
    .map(byte => {
      const letter = String.fromCharCode(byte)
      return /[ -~]/.test(letter) && !/["\\]/.test(letter)
        ? letter
        : `\\x${byte.toString(16).padStart(2, '0')}`
    })
    .join('')
}

/** Runs Node.js with `given` and collects the lines of both outputs; shows now and then how far it is. */
async function run(given: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = []
  const child = spawn(process.execPath, given, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, SLOWNESS: String(slowness) },
  })
  let rest = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n')
      rest = parts.pop() ?? ''
      for (const line of parts) if (line !== '') lines.push(line)
    })
  await new Promise<void>((done, failed) => child.on('error', failed).on('close', () => done()))
  return rest === '' ? lines : [...lines, rest]
}
