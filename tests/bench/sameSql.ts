// Records the SQL of a call and repeats it through the bare driver.
import pg from 'pg'
import { v7 as uuid } from 'uuid'

interface Requested {
  text: string
  values: unknown[]
}
interface Details {
  text?: string
  values?: unknown[]
  name?: string
}

const opening = /^set timezone/
/** The statements of the work, without those that look up its session and open a connection. */
export async function recordSql(work: () => Promise<unknown>): Promise<Requested[]> {
  const requested: Requested[] = []
  recordedAt = Date.now()
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, given: string | Details, values?: unknown[]) {
    const details: Details = typeof given === 'string' ? { text: given, ...(values ? { values } : {}) } : given
    if (details.text && details.name !== 'session' && !opening.test(details.text))
      requested.push({ text: details.text, values: details.values ?? [] })
    return Reflect.apply(query, this, [given, values]) as unknown
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return requested.filter(({ text }, place) => !emptied(requested, place) && text !== '')
}

// A transaction of which only begin and end are left.
function emptied(requested: readonly Requested[], place: number): boolean {
  const from = requested.findLastIndex(({ text }, at) => at <= place && text === 'begin')
  const to = requested.findIndex(({ text }, at) => at >= place && /^(commit|rollback)$/.test(text))
  return from >= 0 && to - from === 2
}

// Ids that the recorded call created are created anew, because its own rows exist already.
function renewed(values: readonly unknown[], ids: Map<unknown, string>): unknown[] {
  return values.map((value) => {
    if (typeof value !== 'string' || !/^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(value)) return value
    const made = Number.parseInt(value.replace('-', '').slice(0, 12), 16)
    if (made < recordedAt) return value
    const id = ids.get(value) ?? uuid()
    ids.set(value, id)
    return id
  })
}
let recordedAt = 0

/** Repeats the statements in sequence on one of ten connections; writes are rolled back. */
export function bareDriver(url: string, requested: readonly Requested[], writes: boolean) {
  const pool = new pg.Pool({ connectionString: url, max: 10, onConnect: (client) => client.query('set role wakeel_app') })
  return {
    async turn(): Promise<boolean> {
      const client = await pool.connect()
      try {
        const ids = new Map<unknown, string>()
        for (const { text, values } of requested)
          await client.query(writes && text === 'commit' ? 'rollback' : text, writes ? renewed(values, ids) : values)
        return true
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}
