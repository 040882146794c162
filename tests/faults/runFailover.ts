// The server on a primary and its synchronous standby: the primary is killed while clients write, the standby takes over.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { headers as wireHeaders } from '../../src/schema/core/wireWords.ts'
import { newMobile } from '../core/server/people.ts'
import { seedTenants } from '../core/server/tenants.ts'
import { freePort } from '../provide/freePort.ts'
import { openBetween } from './company.ts'
import { openPair } from './pair.ts'
import { randomOf } from './random.ts'
import { serverOn } from './server.ts'

export interface FailoverOptions {
  /** The folder of PostgreSQL's programs. */
  programs: string
  /** The built server. */
  file: string
  kills: number
  seed: number
  clients?: number
  log?: (line: string) => void
}
export interface FailoverReport {
  wrong: string[]
  /** Writes with an answer 200. */
  acknowledged: number
  lost: number
  twice: number
  /** Answers 503, and attempts without an answer. */
  refused: number
  unanswered: number
  /** For each kill the seconds from the kill to the first acknowledged write that was sent after it. */
  seconds: number[]
}
interface Acknowledged {
  id: string
  name: string
  sent: number
  answered: number
}

/** Ms between two attempts of a client: shorter than `Retry-After`, so that the measured time is the server's. */
const between = 100
/** The longest time in ms that a write is repeated, and that the stream of changes is waited for. */
const timeoutMs = 60_000

const waitFor = async (what: string, holds: () => boolean): Promise<void> => {
  for (const deadline = Date.now() + timeoutMs; !holds();) {
    if (Date.now() > deadline) throw new Error(`${what} did not come within a minute.`)
    await pause(20)
  }
}

/** Runs it. Rejects when the server ends, or does not answer again. */
export async function runFailover({
  programs,
  file,
  kills,
  seed,
  clients = 4,
  log = () => undefined,
}: FailoverOptions): Promise<FailoverReport> {
  const random = randomOf(seed)
  const folder = mkdtempSync(join(tmpdir(), 'wakeel-failover-'))
  const pair = await openPair(programs)
  const port = await freePort()
  const env = {
    DATABASE_URL: pair.url,
    DATA_DIR: folder,
    SECRET_KEY: 'ab'.repeat(32),
    PROOF_OF_WORK: '0',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  }
  const server = serverOn(file, port, env)
  const wrong: string[] = []
  const done: Acknowledged[] = []
  const seconds: number[] = []
  let refused = 0
  let unanswered = 0
  const state = { over: false, stream: '' }
  const leaveStream = new AbortController()
  try {
    const services = await openBetween(env)
    const { noor } = await seedTenants(services).finally(() => services.engine.close())
    const headers = { [wireHeaders.from]: wireHeaders.fromValue, authorization: `Bearer ${noor.staff.Administrator.token}` }
    server.start()
    await server.ready()

    const write = async (place: number, count: number): Promise<void> => {
      const [key, name] = [randomUUID(), `Write ${place}-${count}`]
      const body = JSON.stringify({ name, type: 'New Car Sales', mobile: newMobile(), source: 'phone', department: 'Sales' })
      for (const deadline = Date.now() + timeoutMs; ;) {
        const sent = performance.now()
        const answer = await fetch(`${server.base}/leads`, {
          method: 'POST',
          headers: { ...headers, [wireHeaders.idempotency]: key, 'content-type': 'application/json' },
          body,
          signal: AbortSignal.timeout(20_000),
        }).catch(() => undefined)
        const text = await answer?.text().catch(() => undefined)
        if (answer?.status === 200 && text !== undefined) {
          done.push({ id: (JSON.parse(text) as { id: string }).id, name, sent, answered: performance.now() })
          return
        }
        if (!answer) unanswered += 1
        else if (answer.status === 503) refused += 1
        else throw new Error(`A write was answered with ${answer.status}: ${text}`)
        if (answer && !answer.headers.get('retry-after')) wrong.push(`${answer.status} came without Retry-After.`)
        if (Date.now() > deadline) throw new Error(`${name} was refused for a minute.`)
        await pause(between)
      }
    }
    const failure = { by: undefined as unknown }
    const busy = Promise.all(
      Array.from({ length: clients }, async (_, place) => {
        for (let count = 0; !state.over; count += 1) await write(place, count)
      }),
    ).catch((error: unknown) => (failure.by = error))
    const listened = await fetch(`${server.base}/staffs/live`, { headers, signal: leaveStream.signal })
    const reading = (async () => {
      const decoder = new TextDecoder()
      for await (const part of listened.body ?? []) state.stream += decoder.decode(part as Uint8Array, { stream: true })
    })().catch(() => undefined)

    for (let kill = 1; kill <= kills; kill += 1) {
      await pause(random.between(200, 2_500))
      const killed = performance.now()
      await pair.killPrimary()
      await pair.promote()
      const promoted = performance.now()
      const after = () => done.find(({ sent }) => sent > killed)
      await waitFor('A write after the kill', () => after() !== undefined || failure.by !== undefined)
      if (failure.by !== undefined) throw failure.by
      const first = Math.min(...done.filter(({ sent }) => sent > killed).map(({ answered }) => answered))
      seconds.push((first - killed) / 1000)
      const mark = done.length
      await pair.rebuild()
      await waitFor('A write on both servers', () => done.length > mark)
      const { id = '' } = done.at(-1) ?? {}
      await waitFor('The change on the open stream', () => state.stream.includes(id))
      state.stream = ''
      log(
        `kill ${kill}: promoted after ${((promoted - killed) / 1000).toFixed(2)} s, answered after ${seconds.at(-1)?.toFixed(2)} s; ${done.length} writes`,
      )
    }
    state.over = true
    await busy
    if (failure.by !== undefined) throw failure.by
    leaveStream.abort()
    await reading
    if ((await server.stop()) !== 0) wrong.push('The server did not stop with 0.')

    const rows = await pair.query<{ id: string; name: string; entries: number }>(
      `select l.id, l.name, (select count(*)::int from audit a where a."tenantId" = l."tenantId" and a."rowId" = l.id::text and a.action = 'create') as entries
        from leads l where l.name like 'Write %'`,
    )
    const ids = new Set(rows.map(({ id }) => id))
    const lost = done.filter(({ id }) => !ids.has(id))
    const counts = new Map<string, number>()
    for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1)
    const twice = [...counts].filter(([, count]) => count > 1)
    wrong.push(
      ...lost.map(({ name }) => `${name} was acknowledged and is not there.`),
      ...twice.map(([name, count]) => `${name} is there ${count} times.`),
      ...rows.filter(({ entries }) => entries !== 1).map(({ name, entries }) => `${name} has ${entries} entries in the audit.`),
    )
    return { wrong, acknowledged: done.length, lost: lost.length, twice: twice.length, refused, unanswered, seconds }
  } finally {
    leaveStream.abort()
    state.over = true
    await server.kill()
    await pair.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
