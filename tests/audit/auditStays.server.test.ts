// The audit is append-only, for the server's database role and over the API.
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RowOf, Scope } from '../../server/core/db/repository.ts'
import { onServer } from '../core/server/eachServer.ts'
import { addRowOf } from '../core/server/tenants.ts'

onServer('the audit', (running) => {
  let entry: RowOf<'audit'>
  const rowId = '019d0000-0000-7000-8000-0000000000aa'
  const add = (tenant: 'noor' | 'najd') =>
    addRowOf(running().services, tenant, 'audit', {
      resource: 'leads',
      rowId,
      action: 'update',
      changes: { name: { from: 'Huda', to: 'Omar' } },
    })
  beforeAll(async () => {
    entry = await add('noor')
  })
  const asServerRole = <R>(work: (tx: Scope) => Promise<R>, tenant = 'noor') => running().services.engine.scoped(tenant, work)
  const stored = async (tenant: 'noor' | 'najd' = 'noor') => {
    const { body } = await running().admin(tenant).get(`/audit?rowId=${rowId}`)
    return body.data as Record<string, unknown>[]
  }

  it.each([
    ['an update', sql`update audit set action = 'create'`],
    ['an update of one value', sql`update audit set changes = '{}' where "rowId" = ${rowId}`],
    ['a deletion', sql`delete from audit`],
    ['emptying the table', sql`truncate audit`],
    ['locking a row for a change', sql`select id from audit for update`],
  ])('refuses %s by the role that the dealership works as', async (_what, statement) => {
    await expect(asServerRole((tx) => statement.execute(tx))).rejects.toThrow(/permission denied/)
    await expect(
      running()
        .services.engine.db.transaction()
        .execute((tx) => statement.execute(tx)),
    ).rejects.toThrow(/permission denied/)
    expect(await stored()).toMatchObject([{ id: entry.id, action: 'update', changes: { name: { from: 'Huda', to: 'Omar' } } }])
  })

  it('lets that role not change what it may do', async () => {
    // A grant by a role without the grant option only warns; what matters is that it has no effect.
    await asServerRole((tx) => sql`grant update, delete on audit to wakeel_app`.execute(tx)).catch(() => undefined)
    await expect(asServerRole((tx) => sql`delete from audit`.execute(tx))).rejects.toThrow(/permission denied/)
    await expect(asServerRole((tx) => sql`alter table audit disable row level security`.execute(tx))).rejects.toThrow(/must be owner/)
    await expect(asServerRole((tx) => sql`drop table audit`.execute(tx))).rejects.toThrow(/must be owner/)
    await expect(
      asServerRole((tx) =>
        sql`create or replace function "forgetInAudit"(ids text[]) returns integer language sql as 'select 1'`.execute(tx),
      ),
    ).rejects.toThrow(/permission denied|must be owner/)
  })

  it('is left with whom, what and when where the values of an erased person are forgotten, in one tenant only', async () => {
    await add('najd')
    await asServerRole((tx) => sql`select "forgetInAudit"(${[rowId]}::text[])`.execute(tx))
    const [left] = await stored()
    expect(left).toEqual({ ...entry, changes: {}, searchText: undefined })
    expect(await stored('najd')).toMatchObject([{ changes: { name: { from: 'Huda', to: 'Omar' } } }])
  })

  describe('over the wire', () => {
    it('has no verb that writes', async () => {
      const admin = running().admin()
      const answers = [
        await admin.post('/audit', { resource: 'leads', rowId, action: 'update', changes: {} }),
        await admin.put(`/audit/${entry.id}`, { version: 1, action: 'create' }),
        await admin.patch(`/audit/${entry.id}`, { version: 1, action: 'create' }),
        await admin.delete(`/audit/${entry.id}?version=1`),
        await admin.delete('/audit'),
        await admin.post(`/audit/${entry.id}/restore`),
        await admin.post(`/audit/${entry.id}/status`, { to: 'closed', version: 1 }),
        await admin.post('/audit/bulk', { action: 'delete', ids: [entry.id] }),
        await admin.post('/audit/import', {}),
      ]
      for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'notFound'])
      expect(await stored()).toHaveLength(1)
    })
  })
})
