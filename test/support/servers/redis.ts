/** A Redis of its own, on loopback, that writes every command to its log before it answers the next second. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, isThere, type RunningServer, removeFolder, serverFolder, serverProcess } from './server.ts'

const program = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find(existsSync)

/** Whether tests of Redis can be run here. */
export const hasRedis = (): boolean => isThere('redis-server', program)

export async function startRedis(): Promise<RunningServer> {
  const [port, folder] = [await freePort(), serverFolder('redis')]
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: 'yes',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
    // A dump that is searched must not hide a text in compressed bytes.
    rdbcompression: 'no',
    'aof-use-rdb-preamble': 'no',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  const server = serverProcess(program ?? 'redis-server', args, [
    'redis-cli',
    '-e',
    '-p',
    String(port),
    'ping',
  ])
  await server.start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    folder,
    restart: async () => {
      await server.kill('SIGKILL')
      await server.start()
    },
    dump: async () => {
      execFileSync('redis-cli', ['-p', String(port), 'save'])
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(each =>
        each.isFile(),
      )
      return Buffer.concat(files.map(each => readFileSync(join(each.parentPath, each.name))))
    },
    stop: async () => {
      await server.kill('SIGKILL')
      removeFolder(folder)
    },
  }
}
