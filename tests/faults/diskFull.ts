// `npm run faults:disk`: the real server on a disk that fills up, with the embedded database and the files on it. Needs the right to
// mount a tmpfs.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { headers } from '../../src/schema/core/wireWords.ts'
import { uploadFile } from '../../src/schema/files/calls.ts'
import { openBetween } from './company.ts'
import { bundleServer, serverOn } from './server.ts'
import { seedTenants } from '../core/server/tenants.ts'
import { freePort } from '../provide/freePort.ts'
import { pdfOf } from '../core/server/uploadForms.ts'

const size = '160m'
/** Bytes left for the server to fill. */
const left = 3_000_000

const disk = mkdtempSync(join(tmpdir(), 'wakeel-disk-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk])
const env = { DATA_DIR: join(disk, 'data'), SECRET_KEY: 'ab'.repeat(32), PROOF_OF_WORK: '0' }
const server = serverOn(await bundleServer(), await freePort(), env)
const ballast = join(disk, 'ballast')
const fill = () => {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)))
}
try {
  const services = await openBetween(env)
  const { noor } = await seedTenants(services)
  await services.engine.close()
  const authorization = `Bearer ${noor.staff.Administrator.token}`
  const given = { [headers.from]: headers.fromValue, authorization }
  const upload = async () => {
    const form = new FormData()
    form.set('kind', 'general')
    form.set('file', new File([new Uint8Array(pdfOf(900_000).bytes)], 'a.pdf', { type: 'application/pdf' }))
    return fetch(`${server.base}${uploadFile.path}`, { method: 'POST', headers: given, body: form })
  }
  const lead = (name: string) =>
    fetch(`${server.base}/leads`, {
      method: 'POST',
      headers: { ...given, 'content-type': 'application/json' },
      body: JSON.stringify({ name, type: 'New Car Sales', mobile: '0550000001', source: 'phone', department: 'Sales' }),
    })
  server.start()
  await server.ready()
  fill()
  const answers: string[] = []
  for (let time = 0; time < 12; time += 1) {
    const answer = await upload().catch(() => undefined)
    answers.push(answer ? `${answer.status}` : 'none')
    if (!answer) break
  }
  console.log(`uploads until the disk was full: ${answers.join(' ')}`)
  const details: string[] = []
  let end = 'the server went on'
  for (let time = 0; time < 3_000; time += 1) {
    const name = randomUUID()
    const answer = await lead(name).catch(() => undefined)
    if (!answer) {
      end = 'the process ended with its message'
      break
    }
    if (answer.ok) details.push(name)
    else end = `${answer.status} ${await answer.text()}`
    if (!answer.ok) break
  }
  console.log(`leads acknowledged: ${details.length}; then: ${end}`)
  console.log(`ended with: ${(await server.kill()) ? 'still running, killed' : 'by itself'}`)
  rmSync(ballast)
  server.start()
  await server.ready()
  console.log(`room made: a lead is ${(await lead('after')).status}, an upload ${(await upload()).status}`)
  await server.stop()
  const again = await openBetween(env)
  const { rows } = await again.engine.scoped('noor', (tx) => sql<{ name: string }>`select name from leads`.execute(tx))
  const there = new Set(rows.map(({ name }) => name))
  const lost = details.filter((name) => !there.has(name))
  const { rows: files } = await again.engine.scoped('noor', (tx) =>
    sql<{ key: string }>`select "storageKey" as key from files where "deletedAt" is null`.execute(tx),
  )
  const missing = []
  for (const { key } of files) if (!(await again.storage.open(key))) missing.push(key)
  await again.engine.close()
  console.log(`acknowledged and lost: ${lost.length}; rows without their file: ${missing.length}`)
  if (lost.length + missing.length > 0) process.exitCode = 1
} finally {
  await server.kill()
  execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
}
