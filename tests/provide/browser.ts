// A Chromium for the tests, and how it is started.
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'
import { debianCommand, installOnDebian, isProgram, isRoot, onPath } from './command.ts'

const packages = ['chromium', 'fonts-noto-core']
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

function named(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (path && !isProgram(path)) throw new Error(`CHROMIUM_PATH names ${path}, which cannot be run.`)
  return path || undefined
}

/** CHROMIUM_PATH, the system's, Playwright's own, else Debian's where this is its root. Throws, naming the command to run, where there is none. */
export function provideBrowser(): LaunchOptions & { executablePath: string } {
  const executablePath = named() ?? ofTheSystem() ?? ofPlaywright() ?? (installOnDebian(packages) ? ofTheSystem() : undefined)
  if (!executablePath) throw new Error(`The tests need a browser. Run: ${debianCommand(packages)}   (or name a Chromium in CHROMIUM_PATH)`)
  // Chromium's sandbox does not work for root.
  return { executablePath, args: [...(isRoot ? ['--no-sandbox'] : []), ...quiet], headless: true }
}
