// Every resource over the API: created, read, changed, deleted and restored, with every value returned as it was sent.
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldsOf, type Row } from '../../../server/core/db/rows.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { eachServer } from '../server/eachServer.ts'
import { hostileText } from './generators.ts'
import { makerOf, resourceOf, writable } from './makeRows.ts'
import type { Maker, Stored } from './maker.ts'
import { particulars } from './particulars.ts'
import { holds as holdsIn } from '../../../src/schema/core/resource.ts'

const readable = (name: ResourceName, body: Row): Row =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !fieldsOf(name)[field]?.writeOnly))
const changeable = (name: ResourceName, body: Row): Row =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !fieldsOf(name)[field]?.createOnly))
// A resource without such a rule has no test for it.
const when = (holds: unknown) => (holds ? it : () => undefined)

eachServer('§1.2 §1.3 §1.4 every resource', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })

  describe.each(writable)('%s', (name) => {
    const path = `/${resourceOf(name).path}`
    const { complete, before, keeps } = particulars[name] ?? {}

    when(!complete)('keeps every field of a new row and gives it back as it was sent', async () => {
      await before?.(maker)
      const [body] = await maker.bodies(name)
      const made = await running().admin().post(path, body)
      expect(made.body).toMatchObject({ ...readable(name, body), version: 1, successMessage: 'Saved.' })
      expect(made.status).toBe(200)
      expect(made.body).not.toHaveProperty('password')
      expect(made.body).not.toHaveProperty('tenantId')
      const read = await running().admin().get(`${path}/${made.body.id}`)
      expect(read.body).toMatchObject(readable(name, body))
    })

    when(complete)('takes no row beyond those that are there', async () => {
      const [body] = await maker.bodies(name)
      const { status, body: answer } = await running().admin().post(path, body)
      expect([status, answer.code]).toEqual([409, 'alreadyExists'])
    })

    it('changes every field that may be changed and counts the version up', async () => {
      const row = await maker.added(name)
      const [, body] = await maker.bodies(name)
      const changes = changeable(name, body)
      if (complete) for (const [field, one] of Object.entries(fieldsOf(name))) if (one.unique) delete changes[field]
      const changed = await running()
        .admin()
        .put(`${path}/${row.id}`, { ...changes, version: row.version })
      expect(changed.body).toMatchObject({ ...readable(name, changes), id: row.id, version: row.version + 1 })
      const read = await running().admin().get(`${path}/${row.id}`)
      expect(read.body).toMatchObject({
        ...readable(name, changes),
        version: row.version + 1,
        updatedBy: running().tenants.noor.staff.Administrator.id,
      })
    })

    it('empties every optional field and leaves alone what was not sent', async () => {
      const row = await maker.added(name)
      const optional = Object.entries(fieldsOf(name)).filter(
        ([field, one]) =>
          !one.required &&
          !(one.neededWith && holdsIn(one.neededWith, row, fieldsOf(name))) &&
          !one.neededWithout &&
          !one.readOnly &&
          !one.createOnly &&
          field !== resourceOf(name).status?.field &&
          !(name === 'appointments' && field === 'advisorId'),
      )
      const emptied = Object.fromEntries(optional.map(([field]) => [field, null]))
      const { body } = await running()
        .admin()
        .put(`${path}/${row.id}`, { ...emptied, version: row.version })
      const { version: _version, updatedAt: _updatedAt, updatedBy: _updatedBy, successMessage: _message, ...kept } = row as Stored & Row
      const followed = Object.fromEntries((particulars[name]?.empties ?? []).map((field) => [field, null]))
      expect(body).toMatchObject({ ...kept, ...readable(name, emptied), ...followed })
    })

    it('refuses a stale version and shows the present row', async () => {
      const row = await maker.added(name)
      const [, body] = await maker.bodies(name)
      const changes = { ...changeable(name, body), version: row.version + 1 }
      const { status, body: answer } = await running().admin().put(`${path}/${row.id}`, changes)
      expect([status, answer.code]).toEqual([409, 'staleVersion'])
      expect(answer.details.current).toMatchObject({ id: row.id, version: row.version })
      expect(
        (
          await running()
            .admin()
            .delete(`${path}/${row.id}?version=${row.version + 1}`)
        ).body.code,
      ).toBe('staleVersion')
      expect((await running().admin().get(`${path}/${row.id}`)).body.version).toBe(row.version)
    })

    it('stores SQL and HTML as text and gives it back as text', async () => {
      const texts = Object.entries(fieldsOf(name)).filter(
        ([field, one]) =>
          ['text', 'longText', 'bilingual'].includes(one.kind) &&
          !one.readOnly &&
          !one.createOnly &&
          // A secret is never returned.
          !one.writeOnly &&
          !particulars[name]?.formed?.includes(field),
      )
      const hostile = Object.fromEntries(
        texts.map(([field, one]) => {
          const value = hostileText((one.config as { max: number }).max, maker.next())
          return [field, one.kind === 'bilingual' ? { en: value, ar: value } : value]
        }),
      )
      const row = await maker.added(name)
      const { status, body } = await running()
        .admin()
        .put(`${path}/${row.id}`, { ...hostile, version: row.version })
      expect([status, body]).toEqual([200, expect.objectContaining(hostile)])
      expect((await running().admin().get(`${path}/${row.id}`)).body).toMatchObject(hostile)
    })

    when(!keeps)('deletes a row, and restores it where deleted rows are kept', async () => {
      const row = await maker.added(name)
      const gone = await running().admin().delete(`${path}/${row.id}?version=${row.version}`)
      expect([gone.status, gone.body.id]).toEqual([200, row.id])
      expect((await running().admin().get(`${path}/${row.id}`)).status).toBe(404)
      expect((await running().admin().get(`${path}?ids=${row.id}`)).body).toEqual({ data: [], total: 0 })
      expect((await running().admin().get(`${path}?ids=${row.id}&deleted=true`)).body.total).toBe(resourceOf(name).softDelete ? 1 : 0)
      const restored = await running().admin().post(`${path}/${row.id}/restore`)
      expect(restored.status).toBe(resourceOf(name).softDelete ? 200 : 404)
      if (resourceOf(name).softDelete) expect((await running().admin().get(`${path}/${row.id}`)).body.deletedAt).toBeNull()
    })

    when(keeps)('keeps a row that the rest stands on', async () => {
      const row = await maker.added(name)
      const { status, body } = await running().admin().delete(`${path}/${row.id}?version=${row.version}`)
      expect([status, body.code]).toEqual([409, keeps])
    })

    it('writes one audit row a change, with both values and without secrets', async () => {
      const row = await maker.added(name)
      const [, body] = await maker.bodies(name)
      const changes = changeable(name, body)
      if (complete) for (const [field, one] of Object.entries(fieldsOf(name))) if (one.unique) delete changes[field]
      const written = (await running().admin().get(`/audit?rowId=${row.id}&size=100`)).body.total
      await running()
        .admin()
        .put(`${path}/${row.id}`, { ...changes, version: row.version })
      const { data, total } = (await running().admin().get(`/audit?rowId=${row.id}&sort=createdAt&order=DESC&size=100`)).body
      expect(total).toBe(written + 1)
      const entry = data.find((one: Row) => one['action'] === 'update' || one['action'] === 'move')
      expect(entry).toMatchObject({ resource: name, rowId: row.id, createdBy: running().tenants.noor.staff.Administrator.id })
      for (const [field, one] of Object.entries(fieldsOf(name))) {
        const change = entry.changes[field]
        if (change && (one.secret || one.writeOnly)) expect(change).toEqual({ from: '•', to: '•' })
        else if (change && field in changes) expect(change).toEqual({ from: row[field] ?? null, to: changes[field] })
      }
    })
  })
})
