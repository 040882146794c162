// The Chromium for the tests and its options.
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'
import { debianCommand, installOnDebian, isProgram, isRoot, onPath } from './command.ts'

const packages = ['chromium', 'fonts-noto-core']
const shell = 'chromium-headless-shell'
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const ofTheSystem = () => onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')

function ofPlaywright(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function named(variable: string): string | undefined {
  const path = process.env[variable] || undefined
  if (path && !isProgram(path)) throw new Error(`${variable} names ${path}, which cannot be run.`)
  return path
}
// Chromium's sandbox does not work for root.
const launched = (executablePath: string) => ({ executablePath, args: [...(isRoot ? ['--no-sandbox'] : []), ...quiet], headless: true })

/**
 * CHROMIUM_PATH, else the system's, Playwright's own, or Debian's when this is its root. Throws with the command to run when there is
 * none.
 */
export function provideBrowser(): LaunchOptions & { executablePath: string } {
  const executablePath =
    named('CHROMIUM_PATH') ?? ofTheSystem() ?? ofPlaywright() ?? (installOnDebian(packages) ? ofTheSystem() : undefined)
  if (!executablePath) throw new Error(`The tests need a browser. Run: ${debianCommand(packages)}   (or name a Chromium in CHROMIUM_PATH)`)
  return launched(executablePath)
}

const shellOfTheSystem = () => onPath(shell, 'chrome-headless-shell')

/**
 * The same engine without windows and notifications, which needs a sixth less processor time for a story (134 s instead of 158 s for 19
 * stories): HEADLESS_SHELL_PATH, else the system's, else the browser itself.
 */
export function provideHeadlessShell(): LaunchOptions & { executablePath: string } {
  const executablePath = named('HEADLESS_SHELL_PATH') ?? shellOfTheSystem()
  return executablePath ? launched(executablePath) : provideBrowser()
}

/** Installs the headless shell when this is Debian's root and it is missing. When that fails, the browser is used instead. */
export function installHeadlessShell(): void {
  if (process.env.HEADLESS_SHELL_PATH || shellOfTheSystem()) return
  try {
    installOnDebian([shell])
  } catch (error) {
    console.error(`Without ${shell} the stories run in Chromium: ${(error as Error).message}`)
  }
}
