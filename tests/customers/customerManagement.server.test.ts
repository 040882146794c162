// Staff's work with a customer: the timeline, duplicates and merges, and the person's right to their data.
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'

const day = 86_400_000

onServer('a customer', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
    running().clock.now = firstMorning
  })
  const as = (role: Word<'designation'>) => running().as({ token: running().tenants.noor.staff[role].token })
  const fresh = async (customer: Stored): Promise<Stored> => (await as('Administrator').get(`/customers/${customer.id}`)).body as Stored
  const merge = async (kept: Stored, other: Stored, more: Row = {}, role: Word<'designation'> = 'Administrator') =>
    as(role).post(`/customers/${kept.id}/merge`, { version: kept.version, otherId: other.id, otherVersion: other.version, ...more })
  const count = async (table: string, column: string, id: string) =>
    running().services.engine.scoped('noor', async (tx) =>
      Number(
        (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(tx)).rows[0]?.n,
      ),
    )

  describe('on the timeline', () => {
    it('has everything that happened, newest first, page by page, and nothing twice', async () => {
      const customer = await maker.insert('customers')
      const made = []
      for (const name of ['leads', 'complaints', 'feedback', 'homeService', 'roadsideAssistance', 'payments'] as const) {
        running().clock.now = new Date(running().clock.now.getTime() + 1000)
        made.push((await maker.insert(name, { customerId: customer.id, ...(name === 'leads' ? { mobile: '+966551112233' } : {}) })).id)
      }
      const first = await as('Administrator').get(`/customers/${customer.id}/timeline?size=4`)
      const second = await as('Administrator').get(
        `/customers/${customer.id}/timeline?size=4&before=${encodeURIComponent(String(first.body.next))}`,
      )
      const seen = [...first.body.data, ...second.body.data].map(({ id }: { id: string }) => id)
      expect(seen).toEqual(made.toReversed())
      expect(second.body.next).toBeNull()
      expect(first.body.counts).toMatchObject({ leads: 1, complaints: 1, payments: 1 })
    })

    it('keeps back what the person may not list, and whole customers whom they may not see', async () => {
      const customer = await maker.insert('customers')
      await maker.insert('payments', { customerId: customer.id })
      const { body } = await as('Parts Manager').get(`/customers/${customer.id}/timeline`)
      expect(body.data.filter(({ resource }: { resource: string }) => resource === 'payments')).toEqual([])
      expect((await as('Fleet Sales').get(`/customers/${customer.id}/timeline`)).status).toBe(404)
      expect((await running().admin('najd').get(`/customers/${customer.id}/timeline`)).status).toBe(404)
    })
  })

  describe('who is there twice', () => {
    it('is found by e-mail and by name, in either spelling of the Arabic letters', async () => {
      const one = await maker.insert('customers', { firstName: 'أحمد', lastName: 'القحطاني الفريد', email: 'same@mail.example' })
      const byName = await maker.insert('customers', { firstName: 'احمد', lastName: 'القحطاني الفريد' })
      const byMail = await maker.insert('customers', { firstName: 'Other', lastName: 'Name', email: 'same@mail.example' })
      const { body } = await as('Administrator').get(`/customers/${one.id}/duplicates`)
      const found = body.data.map(({ row, reasons }: { row: Row; reasons: string[] }) => [row['id'], reasons])
      expect(found).toContainEqual([byName.id, ['name']])
      expect(found).toContainEqual([byMail.id, ['email']])
      expect(found).toHaveLength(2)
    })

    it('is told what a merge would do before anything is done', async () => {
      const [kept, other] = [await maker.insert('customers', { gender: 'male' }), await maker.insert('customers', { gender: 'female' })]
      await maker.insert('vehicles', { customerId: other.id })
      const { status, body } = await merge(kept, other, { dryRun: true })
      expect(status).toBe(200)
      expect(body.moves).toEqual({ vehicles: 1 })
      expect(body.differences).toContainEqual({ field: 'gender', kept: 'male', merged: 'female' })
      expect(body.mergeId).toBeNull()
      expect(await count('vehicles', 'customerId', other.id)).toBe(1)
      expect((await fresh(kept)).version).toBe(1)
    })

    it('is merged with all that hangs on them, and parted again exactly', async () => {
      const kept = await maker.insert('customers', { email: null, gender: 'male' })
      const other = await maker.insert('customers', { email: 'kept@mail.example', gender: 'female', nationalId: '1058529940' })
      const vehicle = await maker.insert('vehicles', { customerId: other.id })
      const lead = await maker.insert('leads', { customerId: other.id, mobile: '+966551112244' })
      const done = await merge(kept, other, { take: ['gender', 'mobile'] })
      expect([done.status, done.body.code]).toEqual([200, undefined])
      const after = await fresh(kept)
      expect(after).toMatchObject({ gender: 'female', email: 'kept@mail.example', mobile: other['mobile'], nationalId: '1058529940' })
      expect(await count('vehicles', 'customerId', kept.id)).toBe(1)
      expect(await count('leads', 'customerId', kept.id)).toBe(1)
      expect((await as('Administrator').get(`/customers/${other.id}`)).status).toBe(404)

      const undone = await as('Administrator').post(`/customer-merges/${String(done.body.mergeId)}/undo`, {})
      expect(undone.status).toBe(200)
      expect(await fresh(kept)).toMatchObject({ gender: 'male', email: null, mobile: kept['mobile'], nationalId: null })
      expect(await fresh(other)).toMatchObject({ gender: 'female', mobile: other['mobile'], nationalId: '1058529940', mergedIntoId: null })
      expect((await as('Administrator').get(`/vehicles/${vehicle.id}`)).body.customerId).toBe(other.id)
      expect((await as('Administrator').get(`/leads/${lead.id}`)).body.customerId).toBe(other.id)
    })

    it('keeps what was changed after the merge when it is undone', async () => {
      const [kept, other] = [await maker.insert('customers', { gender: null }), await maker.insert('customers', { gender: 'female' })]
      const { body } = await merge(kept, other)
      const now = await fresh(kept)
      await as('Administrator').put(`/customers/${kept.id}`, { version: now.version, gender: 'male' })
      await as('Administrator').post(`/customer-merges/${String(body.mergeId)}/undo`, {})
      expect((await fresh(kept))['gender']).toBe('male')
    })

    it('cannot be parted after thirty days', async () => {
      const [kept, other] = [await maker.insert('customers'), await maker.insert('customers')]
      const { body } = await merge(kept, other)
      // The merge is moved back in time instead of the clock forward, because the session would have expired too.
      await running().services.engine.scoped('noor', (tx) =>
        sql`update "customerMerges" set "createdAt" = ${new Date(firstMorning.getTime() - 31 * day).toISOString()} where id = ${String(body.mergeId)}`.execute(
          tx,
        ),
      )
      const late = await as('Administrator').post(`/customer-merges/${String(body.mergeId)}/undo`, {})
      expect([late.status, late.body.code]).toEqual([409, 'tooLateToRestore'])
      expect((await as('Administrator').get(`/customers/${other.id}`)).status).toBe(404)
    })

    it('is not merged from stale rows, with oneself, across tenants, or without the right', async () => {
      const [kept, other] = [await maker.insert('customers'), await maker.insert('customers')]
      expect((await merge({ ...kept, version: 7 }, other)).body.code).toBe('staleVersion')
      expect((await merge(kept, kept)).status).toBe(400)
      expect((await merge(kept, other, {}, 'General Inquiry')).status).toBe(403)
      expect((await merge(kept, other, {}, 'Parts Manager')).status).toBe(403)
      const foreign = await makerOf(running(), 'najd').insert('customers')
      expect((await merge(kept, foreign)).status).toBe(404)
    })
  })

  describe('who asks for their data', () => {
    it('gets all of it, and the export is written down', async () => {
      const customer = await maker.insert('customers', { nationalId: '1001244019' })
      await maker.insert('vehicles', { customerId: customer.id })
      const { status, body } = await as('Administrator').get(`/customers/${customer.id}/personal-data`)
      expect(status).toBe(200)
      expect(body.customer).toMatchObject({ id: customer.id, mobile: customer['mobile'], nationalId: '1001244019' })
      expect(body.records.vehicles).toHaveLength(1)
      const { body: audit } = await as('Administrator').get(`/audit?rowId=${customer.id}&action=export`)
      expect(audit.total).toBe(1)
      expect((await as('General Inquiry').get(`/customers/${customer.id}/personal-data`)).status).toBe(403)
    })

    it('is forgotten everywhere: rows, messages, audit and search', async () => {
      const customer = await maker.insert('customers', { firstName: 'Forgettable', lastName: 'Person', email: 'forget@mail.example' })
      const vehicle = await maker.insert('vehicles', { customerId: customer.id })
      const lead = await maker.insert('leads', {
        customerId: customer.id,
        name: 'Forgettable Person',
        mobile: customer['mobile'],
        message: 'Call Forgettable',
        status: 'closed',
      })
      await maker.insert('messages', { recipient: customer['mobile'], body: 'Dear Forgettable' })
      await as('Administrator').put(`/customers/${customer.id}`, { version: 1, email: 'forgetmetoo@mail.example' })
      const { status, body } = await as('Administrator').post(`/customers/${customer.id}/erase`, { version: 2, reason: 'They asked' })
      expect([status, body.code]).toEqual([200, undefined])
      const left = await running().services.engine.scoped('noor', async (tx) => {
        const found = []
        for (const table of ['customers', 'leads', 'vehicles', 'messages', 'audit']) {
          const { rows } = await sql<{ text: string }>`select to_jsonb(t)::text as text from ${sql.table(table)} t`.execute(tx)
          found.push(...rows.map(({ text }) => text))
        }
        return found.join('\n')
      })
      for (const trace of ['Forgettable', 'forget@mail.example', 'forgetmetoo', String(customer['mobile']), String(vehicle['plate'])])
        expect([trace, left.includes(trace)]).toEqual([trace, false])
      expect((await as('Administrator').get(`/customers/${customer.id}`)).status).toBe(404)
      expect((await as('Administrator').post(`/customers/${customer.id}/restore`, {})).status).toBe(404)
      expect((await as('Administrator').get(`/leads/${lead.id}`)).status).toBe(200)
    })

    it('is not forgotten while work for them is open, nor by somebody who may not delete', async () => {
      const customer = await maker.insert('customers')
      await maker.insert('complaints', { customerId: customer.id })
      const open = await as('Administrator').post(`/customers/${customer.id}/erase`, { version: 1, reason: 'They asked' })
      expect([open.status, open.body.code, open.body.details]).toEqual([409, 'openWork', { counts: { complaints: 1 } }])
      const other = await maker.insert('customers')
      const refused = await as('Sales Manager').post(`/customers/${other.id}/erase`, { version: 1, reason: 'They asked' })
      expect(refused.status).toBe(403)
    })
  })
})
