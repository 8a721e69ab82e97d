/** A PostgreSQL of its own, on loopback. It refuses to run as root, so there it runs as the user that its package made. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  freePort,
  isThere,
  type RunningServer,
  removeFolder,
  type ServerUser,
  serverFolder,
  serverProcess,
} from './server.ts'

const versions = '/usr/lib/postgresql'
const programs = (existsSync(versions) ? readdirSync(versions) : [])
  .sort((one, other) => Number(other) - Number(one))
  .map(version => join(versions, version, 'bin'))
  .find(folder => existsSync(join(folder, 'initdb')))

/** Whether tests of PostgreSQL can be run here. */
export const hasPostgres = (): boolean => isThere('postgresql', programs)

export async function startPostgres(): Promise<RunningServer> {
  const bin = programs ?? versions
  const user = process.getuid?.() === 0 ? packageUser() : undefined
  const [port, folder] = [await freePort(), serverFolder('postgres', user)]
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  const init = ['-D', `${folder}/data`, '--no-sync', '--auth=trust', '--username=postgres', '--encoding=UTF8']
  execFileSync(join(bin, 'initdb'), init, { ...options, stdio: 'ignore' })
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // Processes are killed here, never the machine.
    'fsync=off',
  ]
  const args = ['-D', `${folder}/data`, '-p', String(port), ...settings.flatMap(each => ['-c', each])]
  const server = serverProcess(
    join(bin, 'postgres'),
    args,
    [join(bin, 'pg_isready'), '-q', '-h', '127.0.0.1', '-p', String(port)],
    options,
  )
  await server.start()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    port,
    folder,
    restart: async () => {
      // Its own word for a crash: children are ended with it, and it recovers from its log.
      await server.kill('SIGQUIT')
      await server.start()
    },
    dump: async () => execFileSync(join(bin, 'pg_dump'), [url], { ...options, maxBuffer: 2 ** 30 }),
    stop: async () => {
      await server.kill('SIGQUIT')
      removeFolder(folder)
    },
  }
}

function packageUser(): ServerUser {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
