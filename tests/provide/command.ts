// Finding and running other programs that the tests need and the machine may lack.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** True for the administrator of a Unix machine. */
export const isRoot = process.getuid?.() === 0

/** True when the path is a program that this user may run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of the names that is on PATH, with its folder. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** A user of this machine, by user and group number. */
export interface Account {
  uid: number
  gid: number
}

/** The account of that name; undefined when there is none. */
export function accountOf(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** Runs a program to its end; throws with its output when it fails. */
export function run(program: string, args: string[], as: Partial<Account> = {}): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...as,
    cwd: '/',
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? `${stdout}${stderr}`.trim()}`)
}

/** The command that a person would type to install these packages on Debian. */
export const debianCommand = (packages: string[]) =>
  `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`

/** Installs Debian's packages; returns false without doing anything when this is not Debian's root. */
export function installOnDebian(packages: string[]): boolean {
  const aptGet = onPath('apt-get')
  if (!isRoot || !aptGet) return false
  console.error(`Installing ${packages.join(' ')} for the tests …`)
  run(aptGet, ['update'])
  run(aptGet, ['install', '-y', '--no-install-recommends', ...packages])
  return true
}
