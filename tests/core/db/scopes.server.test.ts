// Separation of tenants by the database itself, on both engines.
import { sql, type Transaction } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../server/core/db/database.ts'
import { applySecurity } from '../../../server/core/db/security.ts'
import { eachEngine } from '../server/engines.ts'

const tenantOf = async (tx: Transaction<Database>) => {
  const { rows } = await sql<{
    tenant: string
    role: string
  }>`select current_setting('app.tenant_id') as tenant, current_user as role`.execute(tx)
  return rows[0]
}
const gate = () => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

eachEngine('scopes', (engine) => {
  const rowsOf = (tenant: string) => engine().scoped(tenant, (tx) => tx.selectFrom('notes').selectAll().orderBy('id').execute())

  beforeAll(async () => {
    await engine().asOwner(async (tx) => {
      await sql`create table tenants (id text primary key)`.execute(tx)
      await sql`create table secrets (id text primary key)`.execute(tx)
      await sql`create table notes ("tenantId" text not null, id int not null, body text, primary key ("tenantId", id))`.execute(tx)
      await applySecurity(tx)
      await tx
        .insertInto('tenants')
        .values([{ id: 'noor' }, { id: 'najd' }])
        .execute()
    })
    for (const tenantId of ['noor', 'najd']) {
      await engine().scoped(tenantId, (tx) => tx.insertInto('notes').values({ tenantId, id: 1, body: tenantId }).execute())
    }
  })

  it('shows no tenant row outside a scope', async () => {
    expect(await engine().db.selectFrom('notes').selectAll().execute()).toEqual([])
    await expect(engine().db.insertInto('notes').values({ tenantId: 'noor', id: 9 }).execute()).rejects.toThrow(/row-level security/)
    expect((await engine().db.deleteFrom('notes').executeTakeFirst()).numDeletedRows).toBe(0n)
  })

  it('refuses a scope without a tenant before any SQL', async () => {
    const work = () => Promise.reject(new Error('reached'))
    await expect(engine().scoped('', work)).rejects.toThrow('A scope needs a tenant')
    await expect(engine().scoped(undefined as unknown as string, work)).rejects.toThrow('A scope needs a tenant')
  })

  it('hides another tenant on select, insert, update and delete', async () => {
    expect(await rowsOf('noor')).toEqual([{ tenantId: 'noor', id: 1, body: 'noor' }])
    await engine().scoped('noor', async (tx) => {
      const other = await tx.updateTable('notes').set({ body: 'taken' }).where('tenantId', '=', 'najd').executeTakeFirst()
      expect(other.numUpdatedRows).toBe(0n)
      const gone = await tx.deleteFrom('notes').where('tenantId', '=', 'najd').executeTakeFirst()
      expect(gone.numDeletedRows).toBe(0n)
    })
    const insert = engine().scoped('noor', (tx) => tx.insertInto('notes').values({ tenantId: 'najd', id: 2 }).execute())
    await expect(insert).rejects.toThrow(/row-level security/)
    const move = engine().scoped('noor', (tx) => tx.updateTable('notes').set({ tenantId: 'najd', id: 3 }).execute())
    await expect(move).rejects.toThrow(/row-level security/)
    expect(await rowsOf('najd')).toEqual([{ tenantId: 'najd', id: 1, body: 'najd' }])
  })

  it('keeps two interleaved scopes apart', async () => {
    const first = gate()
    const noor = engine().scoped('noor', async (tx) => {
      first.open()
      const seen = [await tenantOf(tx)]
      for (let round = 0; round < 5; round += 1) {
        await new Promise((resolve) => setImmediate(resolve))
        seen.push(await tenantOf(tx))
      }
      return { seen, rows: await tx.selectFrom('notes').select('body').execute() }
    })
    await first.opened
    const najd = engine().scoped('najd', async (tx) => ({
      seen: [await tenantOf(tx)],
      rows: await tx.selectFrom('notes').select('body').execute(),
    }))
    const outside = engine().db.selectFrom('notes').selectAll().execute()
    expect((await noor).seen).toEqual(Array.from({ length: 6 }, () => ({ tenant: 'noor', role: 'wakeel_app' })))
    expect((await noor).rows).toEqual([{ body: 'noor' }])
    expect(await najd).toEqual({ seen: [{ tenant: 'najd', role: 'wakeel_app' }], rows: [{ body: 'najd' }] })
    expect(await outside).toEqual([])
  })

  it('keeps fifty scopes of two tenants at once apart', async () => {
    const tenants = Array.from({ length: 50 }, (_, index) => (index % 2 ? 'noor' : 'najd'))
    const seen = await Promise.all(
      tenants.map((tenant) => engine().scoped(tenant, (tx) => tx.selectFrom('notes').select('tenantId').execute())),
    )
    expect(seen).toEqual(tenants.map((tenantId) => [{ tenantId }]))
  })

  it('leaves neither tenant nor owner behind on a connection', async () => {
    await engine().scoped('noor', () => Promise.resolve())
    await engine().asOwner(() => Promise.resolve())
    await expect(engine().scoped('noor', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const states = await Promise.all(
      Array.from({ length: 12 }, () =>
        sql`select current_user as role, nullif(current_setting('app.tenant_id', true), '') as tenant`.execute(engine().db),
      ),
    )
    for (const { rows } of states) expect(rows).toEqual([{ role: 'wakeel_app', tenant: null }])
  })

  it('opens only the global tables that are listed, and those for reading', async () => {
    expect(await engine().db.selectFrom('tenants').selectAll().orderBy('id').execute()).toEqual([{ id: 'najd' }, { id: 'noor' }])
    await expect(engine().db.insertInto('tenants').values({ id: 'mine' }).execute()).rejects.toThrow(/permission denied/)
    await expect(engine().db.selectFrom('secrets').selectAll().execute()).rejects.toThrow(/permission denied/)
    await expect(engine().scoped('noor', (tx) => tx.selectFrom('secrets').selectAll().execute())).rejects.toThrow(/permission denied/)
    await expect(sql`create table mine (id int)`.execute(engine().db)).rejects.toThrow(/permission denied/)
  })

  it('puts back a policy that was loosened and leaves the rest alone', async () => {
    const policies = () =>
      engine().asOwner(async (tx) => (await sql`select oid::int8, pg_get_expr(polqual, polrelid) as rule from pg_policy`.execute(tx)).rows)
    const before = await policies()
    await engine().asOwner(applySecurity)
    expect(await policies()).toEqual(before)
    await engine().asOwner((tx) => sql`alter policy tenant on notes using (true)`.execute(tx))
    await engine().asOwner(applySecurity)
    expect(await policies()).toMatchObject([{ rule: expect.stringContaining('app.tenant_id') as string }])
    expect(await rowsOf('noor')).toHaveLength(1)
  })

  it('rolls back what a failing scope wrote, and says so when an error was swallowed', async () => {
    const failing = engine().scoped('noor', async (tx) => {
      await tx.insertInto('notes').values({ tenantId: 'noor', id: 7 }).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    const swallowing = engine().scoped('noor', async (tx) => {
      await tx.insertInto('notes').values({ tenantId: 'noor', id: 8 }).execute()
      await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    })
    await expect(swallowing).rejects.toMatchObject({ code: '25P02' })
    expect(await rowsOf('noor')).toHaveLength(1)
  })

  it('refuses a query outside the transaction from inside a scope', async () => {
    const nested = engine().scoped('noor', () => engine().db.selectFrom('tenants').selectAll().execute())
    await expect(nested).rejects.toThrow('must use the transaction')
    expect(await engine().db.selectFrom('tenants').selectAll().execute()).toHaveLength(2)
  })

  it('gives a broken constraint the same name and code', async () => {
    const twice = engine().scoped('noor', (tx) => tx.insertInto('notes').values({ tenantId: 'noor', id: 1 }).execute())
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey', table: 'notes' })
  })
})
