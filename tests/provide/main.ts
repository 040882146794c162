// `tsx tests/provide/main.ts <command …>`: runs the command with TEST_DATABASE_URL and CHROMIUM_PATH set to the found or created ones,
// and exits with its exit code. Without a command it prints the two lines and keeps the PostgreSQL until it is interrupted.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { installHeadlessShell, provideBrowser } from './browser.ts'
import { providePostgres } from './postgres.ts'
import { quickFolder } from './quickFolder.ts'

const [program, ...args] = process.argv.slice(2)

async function runWith(found: Record<string, string>): Promise<number> {
  const signalled = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  if (program) {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...found } })
    void signalled.then(() => child.kill('SIGTERM'))
    const [code] = (await once(child, 'exit')) as [number | null]
    return code ?? 1
  }
  for (const [name, value] of Object.entries(found)) console.log(`${name}=${value}`)
  const alive = setInterval(() => undefined, 60_000)
  await signalled
  clearInterval(alive)
  return 0
}

process.env.TMPDIR ??= quickFolder()
try {
  const { executablePath } = provideBrowser()
  installHeadlessShell()
  const { url, stop } = await providePostgres()
  try {
    process.exitCode = await runWith({ TEST_DATABASE_URL: url, CHROMIUM_PATH: executablePath })
  } finally {
    await stop()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
