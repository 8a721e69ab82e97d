/**
 * Runs the scripts of package.json that its arguments name, as many at a time as there are processors, the first ones first. What a
 * script prints comes when it has ended, so that no two mix. Ends with 1 where one failed, after all have ended.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

const waiting = process.argv.slice(2)
const npm = process.env.npm_execpath
if (npm === undefined) throw new Error('Run this by npm')

async function runNext(npm: string): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const child = spawn(process.execPath, [npm, 'run', '--silent', name], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => printed.push(part))
    }
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    })
    process.stdout.write(Buffer.concat(printed))
    if (code === 0) continue
    console.error(`npm run ${name} failed`)
    process.exitCode = 1
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, () => runNext(npm)))
