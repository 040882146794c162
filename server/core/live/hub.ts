// Live events of one process: woken by the database's notices, it reads a tenant's new events once and sends them to the streams whose
// person may see them.
import type { Actor } from '../../../src/schema/core/access.ts'
import type { LiveChange } from '../../../src/schema/core/live.ts'
import { readLive, type LiveNews, type LoggedChange } from './readLive.ts'
import type { Caller, Services } from '../services.ts'
import { Problem } from '../http/problem.ts'
import { findSession } from '../access/sessions.ts'
import { visibilityOf } from './visibility.ts'

/** The open connection of one person. */
export interface LiveStream {
  /** The session's caller; replaced when their rights change. */
  caller: Caller & { actor: Actor }
  /** The network address that it was opened from. */
  address: string
  /** How many seconds ago its client began to load what is shown. */
  age: number
  /** Sends changes and the position after them; not called without changes. */
  tell(changes: readonly LiveChange[], position: string): void
  /** Sends a notice that changes may be missing, so that the client reloads. */
  resync(position: string): void
  /** Keeps the connection alive, and sends the position. */
  beat(position: string): void
  end(): void
}
/** Distributes the changes in this process. */
export interface LiveHub {
  /**
   * Adds a stream, which then gets everything since its position. When its session has too many streams, the oldest ones are ended. Throws
   * tooManyStreams (429) when the person or the network address has too many in other sessions.
   */
  join(stream: LiveStream, since: string | null): Promise<void>
  leave(stream: LiveStream): void
  /** Ends every stream and accepts no more. */
  close(): Promise<void>
}

/** Streams that one session may have open; a browser shares one among its tabs where it can. */
const maxOfSession = 8
/** Streams of one person in all their sessions, and from one network address, which the people of a branch share; in this process. */
export const maxStreams = { person: 24, address: 400 } as const
/** Seconds after which a refused stream may be tried again. */
const retryRefused = 60
const beatEvery = 20_000
/** Number of beats between checks that sessions are still open: a closed session gives a notice, an expired one does not. */
const beatsToLook = 3
const channel = 'live'
/** Milliseconds after which a failed read is retried, doubled each time, unless a notice or beat comes earlier. */
const retryAfter = 1_000
/** Resources whose rows determine rights. */
const rightsOf: readonly string[] = ['staff', 'designation']

interface Tenant {
  streams: Set<LiveStream>
  position: string | null
  /** Keys of the changes in the last read; only these can be read again. */
  seen: ReadonlySet<string>
  work: Promise<void>
  waiting: boolean
  /** Failed reads since the last successful one. */
  failures: number
}
const asSent = ({ key, resource, rowId, action, by, at }: LoggedChange): LiveChange => ({
  key,
  resource,
  id: rowId ?? '',
  action: rowId === null ? 'many' : action,
  by,
  at,
})

/**
 * Creates the hub of a process's streams; it opens a database connection when the first stream joins. Errors in the background go to
 * `onError`. Joining throws unavailable (503) once the hub is closed.
 */
export function openHub(services: Services, onError: (error: unknown) => void): LiveHub {
  const tenants = new Map<string, Tenant>()
  let listening: Promise<() => Promise<void>> | undefined
  let timer: NodeJS.Timeout | undefined
  let beats = 0
  let closed = false

  /** Reads the new changes, and which of them each stream's person may see. */
  const read = (tenantId: string, position: string | null, seen: ReadonlySet<string>, streams: Iterable<LiveStream>, age = 0) =>
    services.engine.scoped(tenantId, async (tx): Promise<{ news: LiveNews; tell: (stream: LiveStream) => void }> => {
      const news = await readLive(tx, position, age)
      const fresh = (news.changes ?? []).filter(({ key }) => !seen.has(key))
      const sees = await visibilityOf(
        tx,
        fresh,
        [...streams].map(({ caller }) => caller.actor),
      )
      const tell = (stream: LiveStream) => {
        if (!news.changes) return stream.resync(news.position)
        const { actor } = stream.caller
        const visible = fresh.filter((change) => sees(actor, change))
        if (visible.length > 0) stream.tell(visible.map(asSent), news.position)
      }
      return { news, tell }
    })

  /** Runs a tenant's work one after the other, so that positions never go back. */
  function inTurn(tenant: Tenant, work: () => Promise<void>): Promise<void> {
    const mine = tenant.work.then(work)
    tenant.work = mine.catch(onError)
    return mine
  }
  function wake(tenantId: string): void {
    const tenant = tenants.get(tenantId)
    if (!tenant || tenant.waiting || closed) return
    tenant.waiting = true
    inTurn(tenant, async () => {
      tenant.waiting = false
      if (tenant.streams.size === 0) return
      const requested = [...tenant.streams]
      const { news, tell } = await read(tenantId, tenant.position, tenant.seen, requested)
      const before = tenant.seen
      tenant.failures = 0
      tenant.position = news.position
      tenant.seen = new Set(news.changes?.map(({ key }) => key))
      for (const stream of requested) if (tenant.streams.has(stream)) tell(stream)
      const rights = (news.changes ?? []).filter(({ key, resource }) => rightsOf.includes(resource) && !before.has(key))
      if (!news.changes || rights.some(({ resource, rowId }) => resource !== 'staff' || rowId === null)) await look(tenantId, tenant)
      else if (rights.length > 0) await look(tenantId, tenant, new Set(rights.map(({ rowId }) => rowId)))
    }).catch(() => {
      // The pool's connection may be lost while the listening one works; then no notice would trigger another read.
      const wait = retryAfter * 2 ** tenant.failures
      tenant.failures += 1
      if (wait < beatEvery) setTimeout(() => wake(tenantId), wait).unref()
    })
  }
  /** Ends the streams whose session is closed or expired, and updates the rights of the others. */
  async function look(tenantId: string, tenant: Tenant, people?: ReadonlySet<string | null>): Promise<void> {
    for (const stream of tenant.streams) {
      if (people && !people.has(stream.caller.subjectId)) continue
      const caller = await findSession(services.engine, tenantId, stream.caller.tokenHash, services.now())
      if (caller?.actor) stream.caller = { ...caller, actor: caller.actor }
      else stream.end()
    }
  }
  function received(payload: string): void {
    // After the connection to the database was lost, notices may have been missed.
    if (payload === '') return [...tenants.keys()].forEach(wake)
    const [tenantId = '', person] = payload.split(' ')
    const tenant = tenants.get(tenantId)
    if (tenant && person) inTurn(tenant, () => look(tenantId, tenant, new Set([person]))).catch(() => undefined)
    else wake(tenantId)
  }
  function beat(): void {
    beats += 1
    for (const [tenantId, tenant] of tenants) {
      if (beats % beatsToLook === 0) inTurn(tenant, () => look(tenantId, tenant)).catch(() => undefined)
      wake(tenantId)
      inTurn(tenant, async () => tenant.streams.forEach((stream) => stream.beat(tenant.position ?? ''))).catch(() => undefined)
    }
  }
  function leave(stream: LiveStream): void {
    const { tenantId } = stream.caller
    const tenant = tenants.get(tenantId)
    tenant?.streams.delete(stream)
    if (tenant?.streams.size === 0) tenants.delete(tenantId)
  }

  return {
    leave,
    async join(stream, since) {
      if (closed) throw new Problem('unavailable')
      const { tenantId, tokenHash } = stream.caller
      const tenant = tenants.get(tenantId) ?? {
        streams: new Set(),
        position: null,
        seen: new Set(),
        work: Promise.resolve(),
        waiting: false,
        failures: 0,
      }
      const ofSession = [...tenant.streams].filter(({ caller }) => caller.tokenHash === tokenHash)
      // It can take minutes to detect a lost connection; the oldest one is the most likely to be lost.
      for (const oldest of ofSession.slice(0, Math.max(0, ofSession.length + 1 - maxOfSession))) {
        tenant.streams.delete(oldest)
        oldest.end()
      }
      const open = [...tenants.values()].flatMap(({ streams }) => [...streams])
      const { subjectId } = stream.caller
      // Otherwise one person could use up the connections of the process by signing in again and again.
      if (open.filter(({ caller }) => caller.tenantId === tenantId && caller.subjectId === subjectId).length >= maxStreams.person)
        throw new Problem('tooManyStreams', { retryAfter: retryRefused })
      if (open.filter(({ address }) => address === stream.address).length >= maxStreams.address)
        throw new Problem('tooManyStreams', { retryAfter: retryRefused })
      tenants.set(tenantId, tenant)
      timer ??= setInterval(beat, beatEvery).unref()
      tenant.streams.add(stream)
      try {
        listening ??= services.engine.listen(channel, received)
        await listening
        await inTurn(tenant, async () => {
          const { news, tell } = await read(tenantId, since, new Set(), [stream], stream.age)
          // Changes since its position are sent now; those that the tenant's next read returns again have the same keys.
          if (tenant.position === null)
            Object.assign(tenant, { position: news.position, seen: new Set(news.changes?.map(({ key }) => key)) })
          stream.beat(news.position)
          tell(stream)
          if (closed) stream.end()
        })
      } catch (error) {
        listening?.catch(() => (listening = undefined))
        leave(stream)
        throw error
      }
    },
    async close() {
      closed = true
      clearInterval(timer)
      const open = [...tenants.values()]
      for (const { streams } of open) for (const stream of [...streams]) stream.end()
      await Promise.all(open.map(({ work }) => work))
      const stop = await listening?.catch(() => undefined)
      await stop?.()
    },
  }
}
