// LISTEN on PostgreSQL: one dedicated connection, opened at the first listener and reopened when it is lost.
import type pg from 'pg'
import { checkedChannel } from './channel.ts'
import type { Engine } from './engine.ts'
import { outsideScope } from './scope.ts'
import { connectAlone, type Servers } from './servers.ts'

const retryAfter = 1_000
const connectTimeout = 10_000

/** Opens no connection until the first listen; a lost connection is logged and retried every second. */
export function openListener(servers: Servers, log: (message: string) => void): Pick<Engine, 'listen' | 'close'> {
  const callbacks = new Map<string, Set<(payload: string) => void>>()
  let connection: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function connect(onEnd: () => void): Promise<pg.Client> {
    const client = await connectAlone(servers, {
      application_name: 'wakeel listener',
      connectionTimeoutMillis: connectTimeout,
      keepAlive: true,
    })
    client.on('notification', ({ channel, payload = '' }) => callbacks.get(channel)?.forEach((callback) => callback(payload)))
    client.on('error', (error) => log(`The listening connection to PostgreSQL was lost: ${error.message}`))
    client.on('end', onEnd)
    try {
      for (const channel of callbacks.keys()) await client.query(`listen ${channel}`)
      return client
    } catch (error) {
      // Otherwise a connection that opened but cannot listen would stay open beside the next one.
      void client.end().catch(() => undefined)
      throw error
    }
  }
  function opened(): Promise<pg.Client> {
    if (connection) return connection
    const mine = connect(() => lost(mine))
    mine.catch(() => lost(mine))
    return (connection = mine)
  }
  function lost(one: Promise<pg.Client>): void {
    if (connection !== one) return
    connection = undefined
    if (closed || callbacks.size === 0) return
    retry = setTimeout(() => {
      const tellAll = () => callbacks.forEach((all) => all.forEach((callback) => callback('')))
      opened().then(tellAll, () => undefined)
    }, retryAfter).unref()
  }
  /** Removes a listener; true when the channel has no listener left. */
  function forget(channel: string, callback: (payload: string) => void): boolean {
    const all = callbacks.get(channel)
    all?.delete(callback)
    return all?.size === 0 && callbacks.delete(channel)
  }

  return {
    async listen(name, onNotify) {
      if (closed) throw new Error('The database is closed.')
      const channel = checkedChannel(name)
      const callback = outsideScope(onNotify)
      callbacks.set(channel, (callbacks.get(channel) ?? new Set()).add(callback))
      try {
        await (await opened()).query(`listen ${channel}`)
      } catch (error) {
        // Listening starts as soon as there is a connection: a listener that begins while the database is unavailable must not stay without
        // notices.
        log(`Nothing can be heard from PostgreSQL at present: ${(error as Error).message}`)
      }
      return async () => {
        if (!forget(channel, callback)) return
        // A lost connection listens to nothing, and a process must be able to stop while the database is unavailable.
        const open = await connection?.catch(() => undefined)
        await open?.query(`unlisten ${channel}`).catch(() => undefined)
      }
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await (await connection?.catch(() => undefined))?.end()
    },
  }
}
