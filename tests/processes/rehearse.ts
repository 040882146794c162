// `npm run rehearse`: an upgrade without downtime from this code to this code with more migrations, and back. `npm run rehearse --
// <commit>` begins with the code of that commit. PEOPLE (12) clients, EACH (1500) requests a phase.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { providePostgres } from '../provide/postgres.ts'
import { rehearse } from './rehearsal.ts'

const { PEOPLE = '12', EACH = '1500' } = process.env
const [commit] = process.argv.slice(2)

/** The files of that commit that a build of the server needs. */
function sourceAt(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'wakeel-rehearse-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const archive = execFileSync('git', ['archive', name], { maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  return folder
}

const { url, stop } = await providePostgres()
process.env['TEST_DATABASE_URL'] = url
try {
  const source = commit ? sourceAt(commit) : undefined
  const report = await rehearse({
    people: Number(PEOPLE),
    each: Number(EACH),
    log: (line) => console.log(`${new Date().toISOString().slice(14, 23)} ${line}`),
    ...(source ? { source } : {}),
  })
  const { requests, failures, slowest, leads, wrong, upgradeTook, errors } = report
  console.log(`${requests} requests by ${PEOPLE} people, ${failures.length} failed; the slowest took ${slowest} ms.`)
  console.log(`${leads} leads written, ${wrong.length} things wrong; the new process was ready after ${upgradeTook} ms.`)
  for (const line of [...failures.slice(0, 20), ...wrong.slice(0, 20), ...errors.slice(0, 20)]) console.log(line)
  process.exitCode = failures.length + wrong.length + errors.length > 0 ? 1 : 0
} finally {
  await stop()
}
