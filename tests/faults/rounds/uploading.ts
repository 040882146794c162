// The server killed while files are uploaded: accepted files are complete, and stored files match their rows.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { uploadFile } from '../../../src/schema/files/calls.ts'
import { headers } from '../../../src/schema/core/wireWords.ts'
import { removeOrphans } from '../../../server/files/removeOrphans.ts'
import { openBetween } from '../company.ts'
import { pdfOf } from '../../core/server/uploadForms.ts'
import { openGround, rowsOf, type RoundSetup, type RoundReport, type RoundOptions } from './roundSetup.ts'
import { killWhile, openStaffClient, type StaffClient } from './killing.ts'

const senders = 4
const kind = 'general'

/** Sends one file; its path when the server confirmed it. */
async function send({ base, tenant }: StaffClient, size: number): Promise<string | undefined> {
  const form = new FormData()
  form.set('kind', kind)
  const { name, type, bytes } = pdfOf(size)
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  const answer = await fetch(`${base}${uploadFile.path}`, {
    method: uploadFile.method,
    headers: { [headers.from]: headers.fromValue, authorization: `Bearer ${tenant.staff.Administrator.token}` },
    body: form,
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined)
  if (answer?.status === 200) return ((await answer.json().catch(() => ({}))) as { id?: string }).id
  // The limit of 600 files an hour for each person is not tested here.
  if (answer && answer.status < 500 && answer.status !== 429) throw new Error(`upload: ${answer.status} ${await answer.text()}`)
  await pause(80)
  return undefined
}

async function check({ env, folder }: RoundSetup, details: readonly string[]): Promise<{ wrong: string[]; cut: number }> {
  const services = await openBetween(env)
  try {
    const [cut] = await rowsOf(
      services.engine,
      sql<{ count: number }>`select count(*)::int as count from files where "deletedAt" is not null`,
    )
    await removeOrphans(services)
    const rows = await rowsOf(
      services.engine,
      sql<{ id: string; key: string; hash: string }>`select id, "storageKey" as key, hash from files`,
    )
    const root = join(folder, 'files')
    const there = existsSync(root)
      ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /^[a-z]+\/[\w-]{43}$/.test(name))
      : []
    const keys = new Set(rows.map(({ key }) => key))
    const known = new Set(rows.map(({ id }) => id))
    const wrong = [
      ...details.filter((id) => !known.has(id)).map((id) => `Lost: file ${id} was taken and is not there.`),
      ...there.filter((name) => !keys.has(name)).map((name) => `The file ${name} has no row.`),
    ]
    for (const { id, key, hash } of rows) {
      const bytes = there.includes(key) ? readFileSync(join(root, key)) : undefined
      if (!bytes) wrong.push(`The row ${id} has no file.`)
      else if (createHash('sha256').update(bytes).digest('base64url') !== hash) wrong.push(`The file of row ${id} is not what was sent.`)
    }
    return { wrong, cut: cut?.count ?? 0 }
  } finally {
    await services.engine.close()
  }
}

/** Sends files until that many kills are done. */
export async function roundsUploading(request: RoundOptions): Promise<RoundReport> {
  const setup = await openGround(request)
  try {
    const client = await openStaffClient(setup)
    setup.server.start()
    await setup.server.ready()
    const details: string[] = []
    const until = { over: false }
    const one = async () => {
      while (!until.over) {
        const id = await send(client, setup.random.between(400, 900_000))
        if (id) details.push(id)
      }
    }
    const freeOfLimits = () => setup.look((engine) => engine.asOwner((tx) => sql`delete from "rateLimits"`.execute(tx)))
    const busy = Promise.all(Array.from({ length: senders }, one))
    await killWhile(setup, request.kills, busy, freeOfLimits)
    until.over = true
    await busy
    await setup.server.stop()
    const { wrong, cut } = await check(setup, details)
    return { wrong, counts: { kills: request.kills, files: details.length, cut } }
  } finally {
    await setup.remove()
  }
}
