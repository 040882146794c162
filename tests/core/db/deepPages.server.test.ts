// Pages beyond the exactly counted rows: their rows show whether more follow, and an empty page is counted exactly.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { limits } from '../../../src/schema/core/limits.ts'
import { eachServer } from '../server/eachServer.ts'

eachServer('a page far behind', (running) => {
  const size = 10
  const first = limits.exactTotal / size + 1
  const page = async (requested: string) => {
    const { status, body } = await running().admin().get(`/audit?${requested}`)
    expect(status).toBe(200)
    const { data, total } = body as { data: { id: string }[]; total: number }
    return { rows: data.length, total, ids: data.map(({ id }) => id) }
  }

  const add = (rows: number) =>
    running().services.engine.scoped('noor', (tx) =>
      sql`insert into audit select (jsonb_populate_record(null::audit, to_jsonb(a) || jsonb_build_object('id', gen_random_uuid()))).*
        from (select * from audit limit 1) a, generate_series(1, ${rows}::int)`.execute(tx),
    )

  const remove = (ids: readonly string[]) =>
    running().services.engine.asOwner((tx) => sql`delete from audit where id in (${sql.join([...ids])})`.execute(tx))

  it('says more with rows, and the total where there are none', async () => {
    const holiday = { name: { en: 'National Day', ar: 'اليوم الوطني' }, day: '2027-09-23' }
    expect((await running().admin().post('/masters/holidays', holiday)).status).toBe(200)
    await add(limits.exactTotal - 100)
    const { total: few } = await page('page=1')
    expect(few).toBeLessThanOrEqual(limits.exactTotal)
    expect(await page(`page=${first}`)).toEqual({ rows: 0, total: few, ids: [] })

    await add(limits.exactTotal + size + 5 - few)
    expect((await page('page=1')).total).toBe(limits.exactTotal + 1)
    const [near, next] = [await page(`page=${first}`), await page(`page=${first + 1}`)]
    expect([near.rows, near.total]).toEqual([size, limits.exactTotal + 1])
    expect([next.rows, next.total]).toEqual([5, limits.exactTotal + 1])
    expect(new Set([...near.ids, ...next.ids]).size).toBe(size + 5)
    expect(await page(`page=${first + 2}`)).toEqual({ rows: 0, total: limits.exactTotal + 1, ids: [] })

    // From a cached mark, in reverse order, and with the mark's row deleted.
    expect(await page(`page=${first}`)).toEqual(near)
    expect(await page(`page=${first + 1}`)).toEqual(next)
    const back = 'sort=createdAt&order=ASC'
    expect((await page(`page=${first + 1}&${back}`)).ids).toEqual((await page(`page=1&size=5&sort=createdAt&order=DESC`)).ids.toReversed())
    await remove(near.ids.slice(0, 1))
    expect(await page(`page=${first}`)).toEqual({
      rows: size,
      total: limits.exactTotal + 1,
      ids: [...near.ids.slice(1), ...next.ids.slice(0, 1)],
    })

    // Fewer rows than are counted exactly: the last page gives the total, and then every page.
    const left = limits.exactTotal - 2
    const { ids } = await page('page=1&size=25')
    await remove(ids.slice(0, limits.exactTotal + size + 4 - left))
    expect((await page(`page=${first - 1}`)).total).toBe(left)
    expect((await page('page=1')).total).toBe(left)
  })
})
