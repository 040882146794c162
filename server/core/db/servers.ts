// The PostgreSQL servers that DATABASE_URL names, as PostgreSQL's own clients write them ('postgres://user@one:5432,two:5432/wakeel'): a
// primary and its standbys. The driver takes one server, so the one that accepts writes is found here.
import pg from 'pg'

/** The servers of one DATABASE_URL, and which of them is in use. */
export interface Servers {
  /** The address of the server to connect to next: of the one that accepted writes last. */
  current(): string
  /**
   * Resolves as `connect` does for the first server for which it does not reject, the current one first; that one is the current one from
   * then on. Rejects when it rejects for all of them.
   */
  reach<R>(connect: (address: string) => Promise<R>): Promise<R>
}

/** The address of each server in a DATABASE_URL. */
function addressesOf(databaseUrl: string): string[] {
  const scheme = databaseUrl.indexOf('://') + '://'.length
  const after = databaseUrl.slice(scheme).search(/[/?]/)
  const end = after < 0 ? databaseUrl.length : scheme + after
  // A password may hold an @ of its own: the last one ends it.
  const begin = Math.max(scheme, databaseUrl.lastIndexOf('@', end - 1) + 1)
  const hosts = databaseUrl.slice(begin, end).split(',')
  return hosts.map((host) => `${databaseUrl.slice(0, begin)}${host}${databaseUrl.slice(end)}`)
}

/** The servers of a DATABASE_URL, in its order. Connects to none. */
export function openServers(databaseUrl: string): Servers {
  const addresses = addressesOf(databaseUrl)
  let place = 0
  const current = () => addresses[place] ?? databaseUrl
  return {
    current,
    async reach(connect) {
      const reasons: string[] = []
      for (;;) {
        const tried = place
        try {
          return await connect(current())
        } catch (error) {
          // Unless another connection has gone on to the next one already.
          if (place === tried) place = (place + 1) % addresses.length
          reasons.push((error as Error).message)
          if (reasons.length < addresses.length) continue
          if (addresses.length === 1) throw error
          throw new Error(reasons.join('; '), { cause: error })
        }
      }
    },
  }
}

/** Rejects when the server is a standby or read-only for another reason. */
export async function requireWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'off') throw new Error('the server accepts no writes')
}

/** A connection outside the pool to the server that accepts writes; the caller ends it. Rejects when none does. */
export const connectAlone = (servers: Servers, options: pg.ClientConfig): Promise<pg.Client> =>
  servers.reach(async (connectionString) => {
    const client = new pg.Client({ ...options, connectionString })
    // An error event without a listener ends the process; the loss of this connection rejects its next statement.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await requireWritable(client)
      return client
    } catch (error) {
      // Otherwise a connection that opened but cannot be used would stay open.
      void client.end().catch(() => undefined)
      throw error
    }
  })
