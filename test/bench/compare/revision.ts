/** A revision of the project in a folder of its own: checked out, built, removed again. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Revision {
  /** As it was given. */
  readonly name: string
  readonly commit: string
  /** The folder of the build. */
  readonly dist: string
  readonly remove: () => void
}

/**
 * Checks `name` out and builds it, with the packages that the working copy at `root` has installed or, where the revision asks
 * for other ones, with its own.
 * @throws Error where git does not know it or it does not build; nothing is left behind then
 */
export function checkOut(name: string, root: string): Revision {
  const commit = git(root, 'rev-parse', '--verify', '--end-of-options', `${name}^{commit}`).trim()
  const folder = join(mkdtempSync(join(tmpdir(), 'bench-')), 'revision')
  const remove = (): void => {
    git(root, 'worktree', 'remove', '--force', folder)
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
  git(root, 'worktree', 'add', '--detach', '--quiet', folder, commit)
  try {
    const isSame = git(root, 'diff', '--name-only', commit, '--', 'package-lock.json') === ''
    if (isSame) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    else run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder)
    run('npm', ['run', '--silent', 'build'], folder)
  } catch (error) {
    remove()
    throw error
  }
  return { name, commit, dist: join(folder, 'dist'), remove }
}

function git(root: string, ...args: readonly string[]): string {
  return run('git', ['-C', root, ...args], root)
}

function run(command: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, [...args], { cwd, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    // What execFileSync throws has the output of the command.
    const { stderr = '', stdout = '' } = error as { readonly stderr?: string; readonly stdout?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}${stdout}`)
  }
}
