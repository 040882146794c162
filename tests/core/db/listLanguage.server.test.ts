// Lists sort text as the reader's language does, on both engines.
import { expect, it, beforeAll } from 'vitest'
import { makerOf } from '../everyResource/makeRows.ts'
import type { Maker, Stored } from '../everyResource/maker.ts'
import { eachServer } from '../server/eachServer.ts'
import { rowsIn, tablesOf } from '../server/tables.ts'
import { withQuery } from '../server/requests.ts'

const names = [
  ...[
    'أحمد',
    'احمد',
    'آدم',
    'إبراهيم',
    'ابراهيم',
    'مؤمن',
    'مومن',
    'مأمون',
    'شيماء',
    'شيما',
    'سارة',
    'ساره',
    'سَارة',
    'علي',
    'على',
    'محمّد',
    'محمد',
  ],
  ...[
    'zed',
    'Zed',
    'Ömer',
    'Omar',
    'omar',
    'Émile',
    'Emile',
    'emile',
    'Åsa',
    'Asa',
    'Žan',
    'Zan',
    'Ab',
    'a b',
    'a-b',
    'b',
    'B',
    '12',
    '2',
    '١٢',
  ],
]
const readers = [
  ['en', new Intl.Collator('en')],
  ['ar', new Intl.Collator('ar')],
] as const

eachServer('a list sorted by text', (running) => {
  let maker: Maker
  const added = { customers: [] as Stored[], makes: [] as Stored[] }
  beforeAll(async () => {
    maker = makerOf(running())
    for (const [place, name] of names.entries()) {
      added.customers.push(await maker.insert('customers', { lastName: name, firstName: 'Sorted' }))
      // The other language's text has another order.
      added.makes.push(await maker.insert('makes', { name: { en: name, ar: names.at(-1 - place) ?? '' } }))
    }
  })
  const pages = async (path: string, query: Record<string, string>, language: 'en' | 'ar', size: number) => {
    const rows: Stored[] = []
    for (let page = 1; ; page += 1) {
      const address = withQuery(path, { ...query, page: String(page), size: String(size) })
      const { status, body } = await running().as({ token: running().tenants.noor.staff.Administrator.token, language }).get(address)
      expect(status).toBe(200)
      rows.push(...body.data)
      if (body.data.length < size) return rows
    }
  }

  it.each(readers)('has the order of a reader of %s, both ways, and each row once over all pages', async (language, collator) => {
    const lists = [
      { path: '/customers', sort: 'lastName', rows: added.customers, textOf: (row: Stored) => String(row['lastName']) },
      {
        path: '/masters/makes',
        sort: 'name',
        rows: added.makes,
        textOf: (row: Stored) => String((row['name'] as Record<string, string>)[language]),
      },
    ]
    for (const { path, sort, rows, textOf } of lists)
      for (const order of ['ASC', 'DESC'] as const) {
        const ids = rows.map(({ id }) => id).join(',')
        const listed = await pages(path, { ids, sort, order }, language, 10)
        expect(listed.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort())
        const texts = listed.map(textOf)
        const wanted = texts.toSorted((one, other) => collator.compare(one, other) * (order === 'ASC' ? 1 : -1))
        expect([language, sort, order, texts]).toEqual([language, sort, order, wanted])
      }
  })

  it.each(readers)('has it in an exported file too (%s)', async (language, collator) => {
    const request = { columns: ['lastName'], filters: { firstName: 'Sorted' }, sort: 'lastName', order: 'ASC' }
    const { bytes } = await tablesOf(running()).exported('customers', request, { language })
    const [, ...texts] = (await rowsIn(bytes)).map(([text]) => text ?? '')
    expect(texts).toHaveLength(names.length)
    expect(texts).toEqual(texts.toSorted((one, other) => collator.compare(one, other)))
  })
})
