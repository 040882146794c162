// Sets the identity of a transaction: one tenant under the plain role, or the owner. The same on both engines.
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { sql, type Kysely, type TransactionBuilder } from 'kysely'
import type { Database } from './database.ts'
import type { Engine, Query } from './engine.ts'
import { unlessTried } from './trial.ts'

/** The role of every connection: it owns nothing, so row-level security applies to it. */
export const plainRole = 'wakeel_app'

const current = new AsyncLocalStorage<{ open: boolean }>()

/** Throws an Error inside a scope: on the embedded engine a second connection there would wait for the first forever. */
export function refuseInsideScope(): void {
  if (current.getStore()?.open) throw new Error('A query inside a scope must use the transaction it was given.')
}

/** Wraps a callback so that it runs as if outside any scope, for calls by the database while a scope is open. */
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

/** The tenant id of a scope; '' outside of one. */
export async function tenantOf(tx: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ id: string }>`select current_setting('app.tenant_id') as id`.execute(tx)
  return rows[0]?.id ?? ''
}

const scopeText = `select set_config('role', `
/** Whether the SQL only sets a transaction's role and tenant. */
export const isScope = (text: string): boolean => text.startsWith(scopeText)

/** The statement that limits a transaction to one tenant. Throws an Error for an empty tenant id. */
export function scopeOf(tenantId: string): Query {
  // Otherwise a missing tenant would give queries without rows and writes that fail late.
  if (typeof tenantId !== 'string' || tenantId === '') throw new Error('A scope needs a tenant.')
  return { query: sql`${sql.raw(scopeText)}${plainRole}, true), set_config('app.tenant_id', ${tenantId}, true)`, name: 'scope' }
}

/**
 * The ways to open a transaction: of a tenant, of the owner, or a snapshot. Role and tenant are set for that transaction only, so pooled
 * connections do not keep them.
 */
export function scopes(db: Kysely<Database>): Pick<Engine, 'scoped' | 'asOwner' | 'snapshot'> {
  const asOwner = (transaction: TransactionBuilder<Database>): Engine['asOwner'] => {
    return (work) =>
      transaction.execute(async (tx) => {
        await sql`${sql.raw(scopeText)}'none', true), set_config('app.tenant_id', '', true)`.execute(tx)
        return marked(() => work(tx))
      })
  }
  return {
    async scoped(tenantId, work) {
      const { query } = scopeOf(tenantId)
      return unlessTried((end) =>
        db.transaction().execute(async (tx) => {
          await query.execute(tx)
          return end(await marked(() => work(tx)))
        }),
      )
    },
    asOwner: (work) => asOwner(db.transaction())(work),
    snapshot: (work) => asOwner(db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only'))(work),
  }
}
