// Who a transaction is: one tenant under the plain role, or the owner. The same on both engines.
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { sql, type Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { Engine } from './engine.ts'

/** The role that every connection lives as: it owns nothing, so row-level security holds for it. */
export const plainRole = 'wakeel_app'

const current = new AsyncLocalStorage<{ open: boolean }>()

/** Throws when called from inside a scope: a second connection there would wait for the first for ever on the embedded engine. */
export function refuseInsideScope(): void {
  if (current.getStore()?.open) throw new Error('A query inside a scope must use the transaction it was given.')
}

/** The same callback, run as if outside any scope, for what the database calls back in the middle of one. */
export function outsideScope(callback: (payload: string) => void): (payload: string) => void {
  return current.exit(() => AsyncResource.bind(callback))
}

async function marked<R>(work: () => Promise<R>): Promise<R> {
  const mark = { open: true }
  try {
    return await current.run(mark, work)
  } finally {
    mark.open = false
  }
}

/** The two ways into a transaction. Role and tenant are set for that transaction only, so no pooled connection carries them on. */
export function scopes(db: Kysely<Database>): Pick<Engine, 'scoped' | 'asOwner'> {
  return {
    async scoped(tenantId, work) {
      // Prevents a forgotten tenant from becoming a query that merely finds nothing, or writes that fail late.
      if (typeof tenantId !== 'string' || tenantId === '') throw new Error('A scope needs a tenant.')
      return db.transaction().execute(async (tx) => {
        await sql`select set_config('role', ${plainRole}, true), set_config('app.tenant_id', ${tenantId}, true)`.execute(tx)
        return marked(() => work(tx))
      })
    },
    async asOwner(work) {
      return db.transaction().execute(async (tx) => {
        await sql`select set_config('role', 'none', true), set_config('app.tenant_id', '', true)`.execute(tx)
        return marked(() => work(tx))
      })
    },
  }
}
