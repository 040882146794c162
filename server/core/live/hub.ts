// One listener a process: wakes at the database's notices, reads what is new of a tenant once, and hands it to the streams that may see it.
import type { Actor } from '../../../src/schema/core/access.ts'
import type { LiveChange } from '../../../src/schema/core/live.ts'
import { readLive, type LiveNews, type LoggedChange } from './readLive.ts'
import type { Caller, Services } from '../services.ts'
import { Problem } from '../http/problem.ts'
import { findSession } from '../access/sessions.ts'
import { visibilityOf } from './visibility.ts'

/** One person's open connection. */
export interface LiveStream {
  /** Of whom; renewed when their rights change. */
  caller: Caller & { actor: Actor }
  /** Sends changes and the position after them; nothing is sent without changes. */
  tell(changes: readonly LiveChange[], position: string): void
  /** Says that changes may be missing. */
  resync(position: string): void
  /** Shows that the connection lives. */
  beat(position: string): void
  end(): void
}
/** What hands out the changes in this process. */
export interface LiveHub {
  /** From now on the stream is notified of everything since its position. Where its session has too many already, the oldest gives way. */
  join(stream: LiveStream, since: string | null): Promise<void>
  leave(stream: LiveStream): void
  /** Ends every stream and takes no more. */
  close(): Promise<void>
}

/** Streams that one session may have open: a browser shares one among its tabs where it can. */
const maxOfSession = 8
const beatEvery = 20_000
/** Beats between two looks at whether the sessions are still open; they end by notice, and expire without one. */
const beatsToLook = 3
const channel = 'live'
/** Milliseconds after which a reading that failed is tried again, twice as long each time, before the next notice or the next beat does. */
const retryAfter = 1_000
/** Resources whose rows decide what somebody may see. */
const rightsOf: readonly string[] = ['staff', 'designation']

interface Tenant {
  streams: Set<LiveStream>
  position: string | null
  /** Read last time: those alone can be read again. */
  seen: ReadonlySet<string>
  work: Promise<void>
  waiting: boolean
  /** Readings that failed since the last one that did not. */
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

/** Opens nothing until the first stream joins. */
export function openHub(services: Services, onError: (error: unknown) => void): LiveHub {
  const tenants = new Map<string, Tenant>()
  let listening: Promise<() => Promise<void>> | undefined
  let timer: NodeJS.Timeout | undefined
  let beats = 0
  let closed = false

  /** What is new, and what of it each of these people is notified of. */
  const read = (tenantId: string, position: string | null, seen: ReadonlySet<string>, streams: Iterable<LiveStream>) =>
    services.engine.scoped(tenantId, async (tx): Promise<{ news: LiveNews; tell: (stream: LiveStream) => void }> => {
      const news = await readLive(tx, position)
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

  /** Does the work of a tenant in turn, so that positions only go forward. */
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
      // One of the pool's connections may be gone while the listening one stands: nobody would say that there is something to read.
      const wait = retryAfter * 2 ** tenant.failures
      tenant.failures += 1
      if (wait < beatEvery) setTimeout(() => wake(tenantId), wait).unref()
    })
  }
  /** Ends the streams whose session is over, and renews the rights of the others. */
  async function look(tenantId: string, tenant: Tenant, people?: ReadonlySet<string | null>): Promise<void> {
    for (const stream of tenant.streams) {
      if (people && !people.has(stream.caller.subjectId)) continue
      const caller = await findSession(services.engine, tenantId, stream.caller.tokenHash, services.now())
      if (caller?.actor) stream.caller = { ...caller, actor: caller.actor }
      else stream.end()
    }
  }
  function received(payload: string): void {
    // After the connection to the database was lost: nobody knows what was missed.
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
      // A connection that broke off may take minutes to be missed: the oldest is the likeliest to have nobody at its end.
      for (const oldest of ofSession.slice(0, Math.max(0, ofSession.length + 1 - maxOfSession))) {
        tenant.streams.delete(oldest)
        oldest.end()
      }
      tenants.set(tenantId, tenant)
      timer ??= setInterval(beat, beatEvery).unref()
      tenant.streams.add(stream)
      try {
        listening ??= services.engine.listen(channel, received)
        await listening
        await inTurn(tenant, async () => {
          const { news, tell } = await read(tenantId, since, new Set(), [stream])
          // What came since is told now; whatever of it the tenant's next reading holds too has the same keys.
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
