// No call reads or changes another tenant's row, by any method, filter, search, reference or name.
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldsOf } from '../../../server/core/db/rows.ts'
import { plateParts } from '../../../src/schema/core/values/plate.ts'
import { eachServer } from '../server/eachServer.ts'
import { withQuery } from '../server/requests.ts'
import { makerOf, names, resourceOf, writable } from './makeRows.ts'
import type { Maker, Stored } from './maker.ts'
import { particulars } from './particulars.ts'

const notFound = { code: 'notFound' }

eachServer('§1.5 a row of every resource, to another tenant,', (running) => {
  let ours: Maker
  let theirs: Maker
  beforeAll(() => {
    ours = makerOf(running(), 'noor')
    theirs = makerOf(running(), 'najd')
  })

  describe.each(names)('%s', (name) => {
    const resource = resourceOf(name)
    const path = `/${resource.path}`
    let row: Stored
    beforeAll(async () => {
      await particulars[name]?.before?.(theirs)
      row = particulars[name]?.complete
        ? await theirs.added(name)
        : await theirs.insert(name, await particulars[name]?.body?.(theirs, 0), 0)
    })
    const present = async () => (await running().admin('najd').get(`${path}/${row.id}`)).body

    it('is not found by id, and its own tenant finds it', async () => {
      const { status, body } = await running().admin().get(`${path}/${row.id}`)
      expect([status, body]).toEqual([404, expect.objectContaining(notFound)])
      expect((await present()).id).toBe(row.id)
    })

    it('is in no list: plain, by ids, by search, by filter, by name, or among the deleted', async () => {
      const searched = Object.entries(fieldsOf(name))
        .filter(([, one]) => one.search)
        .map(([field, one]) => {
          const value = row[field]
          return one.kind === 'bilingual'
            ? (value as { en: string }).en
            : one.kind === 'plate'
              ? plateParts(String(value)).digits
              : String(value)
        })
      const filters = Object.entries(fieldsOf(name))
        .filter(([field, one]) => one.filterBy === 'oneOf' && typeof row[field] === 'string')
        .map(([field]) => ({ [field]: row[field] }))
      for (const query of [
        { size: 100 },
        { ids: row.id },
        { ids: row.id, view: 'names' },
        { deleted: 'true', size: 100 },
        ...searched.map((q) => ({ q })),
        ...filters,
      ]) {
        const { status, body } = await running().admin().get(withQuery(path, query))
        expect(status).toBe(200)
        expect(body.data.map(({ id }: Stored) => id)).not.toContain(row.id)
        if ('ids' in query) expect(body).toEqual({ data: [], total: 0 })
      }
    })

    it('cannot be changed, deleted, restored or moved', async () => {
      const before = await present()
      const answers = resource.readOnly
        ? []
        : [
            await running().admin().put(`${path}/${row.id}`, { version: row.version }),
            await running().admin().delete(`${path}/${row.id}?version=${row.version}`),
            ...(resource.softDelete ? [await running().admin().post(`${path}/${row.id}/restore`)] : []),
            ...(resource.status ? [await running().admin().post(`${path}/${row.id}/status`, { to: 'closed', version: row.version })] : []),
            ...(name === 'appointments'
              ? [
                  await running()
                    .admin()
                    .post(`${path}/${row.id}/closure`, { closure: 'cancelled', closeReason: 'x', version: row.version }),
                ]
              : []),
          ]
      for (const { status, body } of answers) expect([status, body]).toEqual([404, expect.objectContaining(notFound)])
      expect(await present()).toEqual(before)
    })

    it('is not reached by naming its tenant in header, query or body', async () => {
      const admin = running().admin()
      const answers = [
        await admin.get(path, { tenant: 'najd' }),
        await admin.get(`${path}/${row.id}`, { tenant: 'najd' }),
        await admin.get(`${path}?tenantId=najd`),
        await admin.get(`${path}/${row.id}?tenantId=najd`),
        await admin.get(path, { tenant: 'nowhere' }),
        await admin.get(path, { tenant: "najd' or 1=1" }),
        ...(resource.readOnly
          ? []
          : [
              await admin.post(path, { tenantId: 'najd' }),
              await admin.post(`${path}?tenantId=najd`, {}),
              await admin.put(`${path}/${row.id}`, { version: row.version, tenantId: 'najd' }),
              await admin.delete(`${path}/${row.id}?version=${row.version}&tenantId=najd`),
            ]),
      ]
      for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'notFound'])
      expect((await admin.get(`${path}?tenantId=noor`, { tenant: 'noor' })).status).toBe(200)
    })
  })

  describe.each(writable)('%s', (name) => {
    it("takes no reference to another tenant's row", async () => {
      const { path } = resourceOf(name)
      const row = await ours.added(name)
      const before = (await running().admin().get(`/${path}/${row.id}`)).body
      for (const [field, one] of Object.entries(fieldsOf(name))) {
        if (one.readOnly || !['ref', 'refs', 'address'].includes(one.kind)) continue
        const target = one.kind === 'address' ? 'cities' : (one.config as { target: string }).target
        const id = await theirs.row(target)
        const value = one.kind === 'refs' ? [id] : one.kind === 'address' ? { cityId: id } : id
        // Where every possible row exists, a new one is refused before its references are looked at.
        if (!particulars[name]?.complete) {
          await particulars[name]?.before?.(ours)
          const [body] = await ours.bodies(name)
          const made = await running()
            .admin()
            .post(`/${path}`, { ...body, [field]: value })
          expect([field, made.status, Object.keys(made.body.fields ?? {})]).toEqual([field, 404, [expect.stringContaining(field)]])
        }
        if (one.createOnly) continue
        const changed = await running()
          .admin()
          .put(`/${path}/${row.id}`, { [field]: value, version: row.version })
        expect([field, changed.status, Object.keys(changed.body.fields ?? {})]).toEqual([field, 404, [expect.stringContaining(field)]])
      }
      expect((await running().admin().get(`/${path}/${row.id}`)).body).toEqual(before)
    })
  })
})
