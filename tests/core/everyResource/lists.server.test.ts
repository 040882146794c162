// Lists of every resource: pages, order, search and a filter of each shape, over rows with a value in every field.
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { fieldsOf, type Row } from '../../../server/core/db/rows.ts'
import { listRows } from '../../../server/core/db/repository.ts'
import type { AnyField } from '../../../src/schema/core/field.ts'
import { canLack } from '../../../src/schema/core/resource.ts'
import { eachServer } from '../server/eachServer.ts'
import { partFor } from '../server/engines.ts'
import { withQuery } from '../server/requests.ts'
import { makerOf, names, resourceOf } from './makeRows.ts'
import type { Maker, Stored } from './maker.ts'
import { particulars } from './particulars.ts'

/** A query that matches the value. */
function filterFor(name: string, one: AnyField, value: unknown): Row {
  switch (one.filterBy) {
    case 'contains':
      return { [name]: one.kind === 'bilingual' ? (value as { ar: string }).ar : value }
    case 'oneOf':
      return { [name]: value }
    case 'anyOf':
      return { [name]: (value as string[]).join(',') }
    case 'yesNo':
      return { [name]: value }
    case 'range':
      return { [`${name}From`]: value, [`${name}To`]: value }
    case 'none':
      return {}
  }
}

eachServer('every resource', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })

  describe.each(names)('%s', (name) => {
    const path = `/${resourceOf(name).path}`
    const fields = Object.entries(fieldsOf(name))
    let rows: [Stored, Stored]
    // A row with required fields only.
    let bare: Stored | undefined
    beforeAll(async () => {
      const own = particulars[name]
      await own?.before?.(maker)
      if (own?.complete && fields.some(([, one]) => one.unique)) {
        const { data } = await running().services.engine.scoped('noor', (tx) =>
          listRows(tx, name, { page: 1, size: 2, sort: 'id', conditions: [sql`true`] }),
        )
        rows = data as unknown as [Stored, Stored]
      } else rows = [await maker.insert(name, await own?.body?.(maker, 0), 0), await maker.insert(name, await own?.body?.(maker, 1), 1)]
      if (!own?.complete && !own?.before) bare = await maker.insert(name, await own?.body?.(maker, 0))
    })
    const ids = () => rows.map(({ id }) => id).join(',')
    const list = (query: Row) => running().admin().get(withQuery(path, query))
    const found = async (query: Row): Promise<string[]> => {
      const { status, body } = await list(query)
      expect([query, status]).toEqual([query, 200])
      return body.data.map(({ id }: Stored) => id)
    }

    it('§9.1 gives ten rows a page, and the page and size that were asked', async () => {
      expect((await list({})).body.data.length).toBeLessThanOrEqual(10)
      const [first, second] = [await list({ ids: ids(), size: 1, page: 1 }), await list({ ids: ids(), size: 1, page: 2 })]
      expect([first.body.total, second.body.total]).toEqual([2, 2])
      expect([...first.body.data, ...second.body.data].map(({ id }: Stored) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
      expect((await list({ ids: ids(), size: 1, page: 3 })).body).toEqual({ data: [], total: 2 })
    })

    it('refuses pages, sizes, orders and parameters that make no sense', async () => {
      for (const query of [
        { page: 0 },
        { page: 'x' },
        { page: 1.5 },
        { size: 0 },
        { size: 101 },
        { order: 'sideways' },
        { nonsense: 1 },
        { q: 'x'.repeat(10_000) },
        { view: 'all' },
      ]) {
        const { status, body } = await list(query)
        expect([query, status, body.code]).toEqual([query, 400, 'badInput'])
      }
    })

    it('sorts by every field that can be sorted, both ways', async () => {
      for (const [field, one] of [...fields, ['createdAt', { sortable: true }] as const]) {
        if (!one.sortable) continue
        const up = await found({ ids: ids(), sort: field, order: 'ASC' })
        const down = await found({ ids: ids(), sort: field, order: 'DESC' })
        expect([field, up]).toEqual([field, down.toReversed()])
        const [low, high] = up.map((id) => rows.find((row) => row.id === id)?.[field])
        if (typeof low === 'number' && typeof high === 'number') expect(low).toBeLessThanOrEqual(high)
      }
    })

    it('answers an order by a field it does not have, or that does not sort, with its own order', async () => {
      const own = await found({ ids: ids() })
      for (const sort of ['nonsense', 'id desc; drop table staff', 'tenantId', 'searchText', 'password'])
        expect(await found({ ids: ids(), sort })).toEqual(own)
    })

    it('narrows by every field that has a filter', async () => {
      for (const [field, one] of fields) {
        if (one.filterBy === 'none' || one.secret || one.writeOnly) continue
        for (const row of rows) {
          if (row[field] === null || (Array.isArray(row[field]) && row[field].length === 0)) continue
          const passing = rows.filter((other) => JSON.stringify(other[field]) === JSON.stringify(row[field])).map(({ id }) => id)
          const query = { ids: ids(), ...filterFor(field, one, row[field]) }
          expect([query, (await found(query)).sort()]).toEqual([query, passing.sort()])
        }
      }
    })

    it('tells rows that have a field from rows that lack it', async () => {
      const all = bare ? [...rows, bare] : rows
      const among = all.map(({ id }) => id).join(',')
      const holds = (value: unknown) => value !== null && value !== undefined && !['[]', '{}'].includes(JSON.stringify(value))
      for (const [field, one] of fields) {
        if (!canLack(one)) {
          expect([field, (await list({ [`${field}Has`]: 'true' })).status]).toEqual([field, 400])
          continue
        }
        const having = all.filter((row) => holds(row[field])).map(({ id }) => id)
        const lacking = all.filter((row) => !holds(row[field])).map(({ id }) => id)
        expect([field, (await found({ ids: among, [`${field}Has`]: 'true' })).sort()]).toEqual([field, having.sort()])
        expect([field, (await found({ ids: among, [`${field}Has`]: 'false' })).sort()]).toEqual([field, lacking.sort()])
        expect((await list({ [`${field}Has`]: 'perhaps' })).status).toBe(400)
      }
    })

    it('takes any text for a filter and finds nothing where nothing fits', async () => {
      // One field of each kind, because all fields of a kind behave alike.
      const kinds = new Map(
        fields
          .filter(([, one]) => one.filterBy !== 'none' && !one.secret && !one.writeOnly)
          .map(([field, one]) => [one.kind, [field, one] as const]),
      )
      for (const [turn, [field, one]] of [...kinds.values()].entries()) {
        const keys = one.filterBy === 'range' ? [`${field}From`, `${field}To`] : [field]
        const values =
          one.filterBy === 'yesNo'
            ? []
            : ['1', '-1', '0', '99999999999', '1e99', '0000-01-01', '275000-01-01', "'; drop table staff; --", '%', '\\', 'ن']
        for (const key of keys) {
          for (const value of partFor(running().services.engine.kind, values, turn + names.indexOf(name))) {
            const { status } = await list({ ids: ids(), [key]: value })
            expect([key, value, status]).toEqual([key, value, 200])
          }
          expect((await list({ [key]: 'a\u0000' })).status).toBeLessThan(500)
        }
      }
      for (const value of ['1', '0000-01-01', 'nonsense']) expect((await list({ ids: ids(), createdAtFrom: value })).status).toBe(200)
    })

    it('hides secrets and passwords: no filter, no value in lists', async () => {
      for (const [field, one] of fields) {
        if (!one.secret && !one.writeOnly) continue
        expect((await list({ [field]: 'x' })).status).toBe(400)
        for (const row of (await list({ ids: ids() })).body.data) {
          if (one.writeOnly) expect(row).not.toHaveProperty(field)
          else expect(row[field]).toMatch(/^(•+..|)$/)
        }
      }
    })

    const searched = fields.filter(([, one]) => one.search)
    if (searched.length > 0) {
      it('finds a row by every field that is searched, in either digit set, and by nothing else', async () => {
        const [row] = rows
        for (const [field, one] of searched) {
          if (row[field] === null) continue
          const texts = one.kind === 'bilingual' ? Object.values(row[field] as Row).map(String) : [row[field]].flat().map(String)
          for (const text of texts) {
            expect([field, await found({ q: text, size: 100 })]).toEqual([field, expect.arrayContaining([row.id])])
            const arabicDigits = text.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)))
            expect([field, await found({ q: arabicDigits.toUpperCase(), size: 100 })]).toEqual([field, expect.arrayContaining([row.id])])
          }
        }
        expect(await found({ q: `nothing-of-this-${maker.next()}` })).toEqual([])
        expect((await list({ q: "%' or 1=1 --" })).body).toEqual({ data: [], total: 0 })
      })
    }

    it('names rows by their title alone where only names are asked', async () => {
      const { title, subtitle = [], namedWith = [] } = resourceOf(name)
      for (const row of (await list({ ids: ids(), view: 'names' })).body.data) {
        expect(Object.keys(row).sort()).toEqual(
          ['id', ...[...title, ...subtitle, ...namedWith].filter((field) => !fieldsOf(name)[field]?.pii)].sort(),
        )
      }
    })
  })
})
