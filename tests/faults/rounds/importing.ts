// The server killed while it imports tables: every row once, each with its audit entry.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Engine } from '../../../server/core/db/engine.ts'
import { headers } from '../../../src/schema/core/wireWords.ts'
import { openGround, rowsOf, type RoundSetup, type RoundReport, type RoundOptions } from './roundSetup.ts'
import { killWhile, openStaffClient, type StaffClient } from './killing.ts'

const rowsOfFile = 300
const columns = ['name', 'type', 'mobile', 'source', 'department']

const fileOf = (place: number): string =>
  [
    columns.join(','),
    ...Array.from({ length: rowsOfFile }, (_, row) => `Row ${place}-${row},New Car Sales,05${String(50_000_000 + row)},phone,Sales`),
  ].join('\r\n')

/** Sends a file until it is accepted; files of lost answers stay unused. */
async function send({ base, tenant }: StaffClient, text: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${base}/leads/import/file?name=rows.csv`, {
      method: 'POST',
      headers: {
        [headers.from]: headers.fromValue,
        authorization: `Bearer ${tenant.staff.Administrator.token}`,
        'content-type': 'application/octet-stream',
      },
      body: text,
    }).catch(() => undefined)
    if (answer?.ok) return ((await answer.json()) as { fileId: string }).fileId
    await pause(80)
  }
}

async function importOne(client: StaffClient, place: number): Promise<string> {
  const plan = { fileId: await send(client, fileOf(place)), mapping: columns, key: null, mode: 'create' }
  const { status, body } = await client.ask('POST', '/leads/import', { plan, dry: false }, randomUUID())
  if (status !== 200) throw new Error(`import: ${status} ${JSON.stringify(body)}`)
  for (;;) {
    const { body: job } = await client.ask('GET', `/jobs/${body.jobId}`)
    if (['done', 'failed', 'cancelled'].includes(job.state)) return `${job.state} ${job.result?.create}`
    await pause(200)
  }
}

async function check(engine: Engine, files: number): Promise<string[]> {
  const rows = await rowsOf(
    engine,
    sql<{ name: string; rows: number; entries: number }>`select l.name, count(distinct l.id)::int as rows, count(a.id)::int as entries
      from leads l left join audit a on a."rowId" = l.id::text and a.action = 'import' where l.name like 'Row %' group by l.name`,
  )
  const bad = rows.filter((one) => one.rows !== 1 || one.entries !== 1)
  const wrong = bad.map(({ name, rows: count, entries }) => `${name} is there ${count} times with ${entries} entries in the audit.`)
  if (rows.length !== files * rowsOfFile) wrong.push(`${rows.length} rows of ${files * rowsOfFile} are there.`)
  return wrong
}

/** Another process takes over a killed one's job a minute after its last heartbeat: moves the heartbeat back. */
const letMinutePass = (setup: RoundSetup) =>
  setup.look((engine) =>
    engine.asOwner((tx) => sql`update jobs set "heartbeatAt" = "heartbeatAt" - interval '2 minutes' where state = 'running'`.execute(tx)),
  )

/** Imports files until that many kills are done. */
export async function roundsImporting(request: RoundOptions): Promise<RoundReport> {
  const setup = await openGround(request)
  try {
    const client = await openStaffClient(setup)
    setup.server.start()
    await setup.server.ready()
    const wrong: string[] = []
    const until = { over: false }
    let files = 0
    const busy = (async () => {
      for (; !until.over; files += 1) {
        const came = await importOne(client, files)
        if (came !== `done ${rowsOfFile}`) wrong.push(`File ${files} ended as ${came}.`)
      }
    })()
    await killWhile(setup, request.kills, busy, request.engine === 'postgres' ? () => letMinutePass(setup) : undefined)
    until.over = true
    await busy
    await setup.server.stop()
    wrong.push(...(await setup.look((engine) => check(engine, files))))
    return { wrong, counts: { kills: request.kills, files, rows: files * rowsOfFile } }
  } finally {
    await setup.remove()
  }
}
