// Both engines read and write the same JavaScript values.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { isoTimestamp } from '../../../server/core/db/values.ts'
import { eachEngine } from '../server/engines.ts'

eachEngine('values', (engine) => {
  const one = async (query: ReturnType<typeof sql>) => (await query.execute(engine().db)).rows[0]

  it('gives every type the one form that is promised', async () => {
    expect(
      await one(sql`select 9007199254740991::int8 as int8, count(*) as count, sum(2::int8) as sum, 12.50::numeric as numeric, 1.5::float8 as float,
        3::int2 as int2, true as bool, 'وكيل'::text as text, 'Ab'::citext as citext, null::int8 as nothing,
        '{"a": [1, {"ب": null}]}'::jsonb as jsonb, '[1]'::json as json,
        '2026-03-01 13:04:05.678901+03'::timestamptz as timestamptz, '2026-03-01 10:04:05+00'::timestamptz as whole, '2026-03-01'::date as date,
        '2026-03-01 10:04:05.5'::timestamp as timestamp, '10:30'::time as time, '1 day 02:00'::interval as interval,
        '0191d3a0-0000-7000-8000-000000000001'::uuid as uuid, '\\x00ff'::bytea as bytea`),
    ).toEqual({
      int8: 9007199254740991,
      count: 1,
      sum: 2,
      numeric: 12.5,
      float: 1.5,
      int2: 3,
      bool: true,
      text: 'وكيل',
      citext: 'Ab',
      nothing: null,
      jsonb: { a: [1, { ب: null }] },
      json: [1],
      timestamptz: '2026-03-01T10:04:05.678Z',
      whole: '2026-03-01T10:04:05.000Z',
      date: '2026-03-01',
      timestamp: '2026-03-01 10:04:05.5',
      time: '10:30:00',
      interval: '1 day 02:00:00',
      uuid: '0191d3a0-0000-7000-8000-000000000001',
      bytea: Buffer.from([0, 255]),
    })
  })

  it('gives the elements of arrays the same forms', async () => {
    expect(
      await one(sql`select array[1, null]::int8[] as int8s, array['a,"b', null]::text[] as texts, array['2026-03-01']::date[] as dates,
        array['2026-03-01 00:00+00']::timestamptz[] as times, array[1.5]::numeric[] as numerics, array[true, false] as bools,
        array['0191d3a0-0000-7000-8000-000000000001']::uuid[] as uuids, array[]::text[] as none, array[[1, 2], [3, 4]] as nested`),
    ).toEqual({
      int8s: [1, null],
      texts: ['a,"b', null],
      dates: ['2026-03-01'],
      times: ['2026-03-01T00:00:00.000Z'],
      numerics: [1.5],
      bools: [true, false],
      uuids: ['0191d3a0-0000-7000-8000-000000000001'],
      none: [],
      nested: [
        [1, 2],
        [3, 4],
      ],
    })
  })

  it('takes strings, numbers, booleans, dates, nulls, lists and stringified JSON as parameters', async () => {
    const at = new Date('2026-03-01T10:04:05.678Z')
    expect(
      await one(sql`select ${'a\'"\\;--'}::text as text, ${7}::int8 as int8, ${0.1}::numeric as numeric, ${true}::bool as yes, ${false}::bool as no,
        ${at}::timestamptz as at, ${'2026-03-01'}::date as day, ${null}::text as nothing, ${['x', 'y"z']}::text[] as texts,
        ${JSON.stringify([1, 'a'])}::jsonb as list, ${JSON.stringify('text')}::jsonb as string, 'b' = any(${['a', 'b']}::text[]) as any`),
    ).toEqual({
      text: 'a\'"\\;--',
      int8: 7,
      numeric: 0.1,
      yes: true,
      no: false,
      at: at.toISOString(),
      day: '2026-03-01',
      nothing: null,
      texts: ['x', 'y"z'],
      list: [1, 'a'],
      string: 'text',
      any: true,
    })
  })

  it('refuses a NUL in a text, and works on', async () => {
    await expect(one(sql`select ${'a\u0000b'}::text as text`)).rejects.toMatchObject({ code: '22021' })
    expect(await one(sql`select ${'ab'}::text as text`)).toEqual({ text: 'ab' })
  })

  it('has the four extensions, and trigrams of Arabic words', async () => {
    expect(
      await one(sql`select similarity('محمد العتيبي', 'العتيبي') > 0.5 as arabic, unaccent('é') as plain, 'A'::citext = 'a' as same`),
    ).toEqual({
      arabic: true,
      plain: 'e',
      same: true,
    })
    const { rows } = await sql`select extname from pg_extension where extname <> 'plpgsql' order by extname`.execute(engine().db)
    expect(rows).toEqual(['btree_gin', 'citext', 'pg_trgm', 'unaccent'].map((extname) => ({ extname })))
  })

  it('counts what a write changed', async () => {
    await engine().asOwner(async (tx) => {
      await sql`create table counted (id int)`.execute(tx)
      const inserted = await tx
        .insertInto('counted')
        .values([{ id: 1 }, { id: 2 }])
        .executeTakeFirst()
      const updated = await tx.updateTable('counted').set({ id: 3 }).where('id', '=', 2).executeTakeFirst()
      expect([inserted.numInsertedOrUpdatedRows, updated.numUpdatedRows]).toEqual([2n, 1n])
    })
  })
})

it('writes timestamps of other zones and odd years without losing them', () => {
  expect(isoTimestamp('2026-03-01 03:00:00.5+03')).toBe('2026-03-01T00:00:00.500Z')
  expect(isoTimestamp('2026-03-01 05:30:00+05:30')).toBe('2026-03-01T00:00:00.000Z')
  expect(isoTimestamp('infinity')).toBe('infinity')
})
