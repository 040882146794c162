// Specification, section 5: in every field that takes a time, minutes off the minutes gap are refused with its text, beside the field, in
// the person's language. Over all resources and calls, from the schema.
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { fieldsOf } from '../../../server/core/db/rows.ts'
import { calls } from '../../../src/schema/endpoints.ts'
import type { AnyField } from '../../../src/schema/core/field.ts'
import { problemsOf } from '../../../src/schema/core/problems.ts'
import { bulkFields } from '../../../src/schema/core/longWork/bulk.ts'
import { isImportable } from '../../../src/schema/core/longWork/tableFiles.ts'
import { graphs } from '../../../src/schema/transitions.ts'
import type { Move } from '../../../src/schema/core/transitions.ts'
import { fieldKey } from '../../../src/schema/core/dataKeys.ts'
import { eachServer } from '../server/eachServer.ts'
import { withQuery } from '../server/requests.ts'
import { rowsIn, tablesOf } from '../server/tables.ts'
import { workshopHours } from '../server/tenants.ts'
import { makerOf, names, resourceOf, writable } from './makeRows.ts'
import type { Maker } from './maker.ts'
import { particulars } from './particulars.ts'

const texts = {
  en: (n: number, gap: number) => `Your minutes - ${n} doesn't match your minutesGap - ${gap}`,
  ar: (n: number, gap: number) => `الدقائق المدخلة (${n}) لا تتوافق مع الفاصل المحدد (${gap} دقيقة).`,
}
const languages = ['en', 'ar'] as const
/** By kind of time: a value with minutes 7, and the path of its error inside the field. */
const offGap: Record<string, { value: unknown; part: string }> = {
  dateTime: { value: '2031-03-02T10:07:00+03:00', part: '' },
  time: { value: '10:07', part: '' },
  weeklyHours: { value: { ...workshopHours, sunday: [{ from: '09:07', to: '18:00' }] }, part: '.sunday.0.from' },
}
interface TimeField {
  field: string
  one: AnyField
  gap: number
  value: unknown
  path: string
}
const timesOf = (name: (typeof names)[number]): TimeField[] =>
  Object.entries(fieldsOf(name)).flatMap(([field, one]) => {
    const off = offGap[one.kind]
    return off ? [{ field, one, gap: (one.config as { gap: number }).gap, value: off.value, path: field + off.part }] : []
  })
const typedIn = writable.filter((name) => timesOf(name).some(({ one }) => !one.readOnly))

eachServer('§5.11 the minutes gap', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })
  const admin = (language: 'en' | 'ar') => running().as({ token: running().tenants.noor.staff.Administrator.token, language })

  it('is asked of every kind of time there is, and is 15, or 5 where bookings and blocked times begin', () => {
    const kinds = new Set(names.flatMap((name) => Object.values(fieldsOf(name)).flatMap((one) => (one.stored ? [one.kind] : []))))
    expect([...kinds].sort()).toEqual(Object.keys(offGap).sort())
    const others = names.flatMap((name) => timesOf(name).flatMap(({ field, gap }) => (gap === 15 ? [] : [`${name}.${field} ${gap}`])))
    expect(others.sort()).toEqual(['appointments.startAt 5', 'blockedTimes.endAt 5', 'blockedTimes.startAt 5'])
  })

  describe.each(typedIn)('%s', (name) => {
    const { path } = resourceOf(name)
    const fields = timesOf(name).filter(({ one }) => !one.readOnly)
    const put = (field: string, value: unknown, id: string) =>
      running().services.engine.scoped('noor', (tx) =>
        sql`update ${sql.table(name)} set ${sql.ref(field)} = ${typeof value === 'string' ? value : JSON.stringify(value)} where id = ${id}`.execute(
          tx,
        ),
      )

    it('refuses a new row', async () => {
      const [body] = await maker.bodies(name)
      for (const language of languages)
        for (const { field, gap, value, path: at } of fields) {
          const { status, body: answer } = await admin(language).post(`/${path}`, { ...body, [field]: value })
          expect([status, answer.code, answer.fields]).toEqual([400, 'badInput', { [at]: texts[language](7, gap) }])
        }
    })

    it('refuses a change, and lets a time from before the gap stay as it is', async () => {
      const row = await maker.added(name)
      for (const { field, one, gap, value, path: at } of fields) {
        if (one.createOnly) continue
        for (const language of languages) {
          const { status, body } = await admin(language).put(`/${path}/${row.id}`, { [field]: value, version: row.version })
          expect([field, status, body.fields]).toEqual([field, 400, { [at]: texts[language](7, gap) }])
        }
        const before = row[field]
        const earlier =
          typeof before !== 'string' ? value : before.length === 5 ? before.replace(/.$/, '2') : before.replace(/.(:00\.000Z)$/, '2$1')
        await put(field, earlier, row.id)
        const again = await admin('en').put(`/${path}/${row.id}`, { [field]: earlier, version: row.version })
        expect([field, again.status, again.body[field]]).toEqual([field, 200, earlier])
        await put(field, before, row.id)
        row.version = again.body.version
      }
    })
  })

  it.each(names.filter((name) => timesOf(name).some(({ one }) => one.filterBy === 'range')))(
    'refuses a filter of a list of %s, and takes days, the end of a day and the present moment',
    async (name) => {
      const { path } = resourceOf(name)
      const filtered = [
        ...timesOf(name).filter(({ one }) => one.filterBy === 'range' && !one.secret && !one.writeOnly),
        { field: 'createdAt', gap: 15 },
      ]
      for (const { field, gap } of filtered)
        for (const bound of [`${field}From`, `${field}To`]) {
          for (const language of languages) {
            const { status, body } = await admin(language).get(withQuery(`/${path}`, { [bound]: '2031-03-02T10:07:00.000Z' }))
            expect([bound, status, body.fields]).toEqual([bound, 400, { [bound]: texts[language](7, gap) }])
          }
          for (const value of ['2031-03-02', '2031-03-02T10:30:00Z', '2031-03-02T20:59:59.999Z', '2031-03-02T10:07:31.206Z'])
            expect([bound, value, (await admin('en').get(withQuery(`/${path}`, { [bound]: value }))).status]).toEqual([bound, value, 200])
        }
    },
  )

  it('is minded by every move that asks for a time, in bulk too', async () => {
    const asking = names.flatMap((name) => {
      const graph = resourceOf(name).status?.graph
      const moves = Object.entries(graph ? (graphs[graph].moves as Readonly<Record<string, readonly Move[]>>) : {})
      return moves.flatMap(([from, some]) =>
        some.flatMap(({ to, asks = [] }) =>
          timesOf(name).flatMap((time) => (asks.includes(time.field) ? [{ name, from, to, asks, ...time }] : [])),
        ),
      )
    })
    expect(asking.length).toBeGreaterThan(0)
    for (const { name, from, to, asks, field, gap, value, path: at } of asking) {
      const { path, status } = resourceOf(name)
      const row = await maker.insert(name, { ...(await particulars[name]?.body?.(maker, 0)), [status?.field ?? '']: from })
      const samples = await maker.samples(name)
      const others = Object.fromEntries(asks.map((one) => [one, samples[one]?.valid[0]]))
      for (const language of languages) {
        const refused = await admin(language).post(`/${path}/${row.id}/status`, { ...others, to, [field]: value, version: row.version })
        expect([field, refused.status, refused.body.fields]).toEqual([field, 400, { [at]: texts[language](7, gap) }])
        const bulk = { action: 'move', to, ids: [row.id], changes: { ...others, [field]: value }, dryRun: true }
        const many = await admin(language).post(`/${path}/bulk`, bulk)
        expect([many.status, many.body.fields]).toEqual([400, { [at]: texts[language](7, gap) }])
      }
    }
  })

  it('is minded by bulk changes of every field that they may write', async () => {
    const written = typedIn.flatMap((name) =>
      timesOf(name).flatMap((time) => (bulkFields(resourceOf(name)).includes(time.field) ? [{ name, ...time }] : [])),
    )
    expect(written.length).toBeGreaterThan(0)
    for (const { name, field, gap, value, path: at } of written)
      for (const language of languages) {
        const { id } = await maker.insert(name, await particulars[name]?.body?.(maker, 0))
        const bulk = { action: 'change', ids: [id], changes: { [field]: value }, dryRun: true }
        const { status, body } = await admin(language).post(`/${resourceOf(name).path}/bulk`, bulk)
        expect([name, field, status, Object.values(body.fields ?? {})]).toEqual([name, field, 400, [texts[language](7, gap)]])
        expect(Object.keys(body.fields)[0]).toBe(at.startsWith(`${field}.`) ? field : at)
      }
  })

  it.each(typedIn.filter((name) => isImportable(resourceOf(name))))('refuses the row of a file of %s', async (name) => {
    const { services } = running()
    for (const language of languages) {
      const word = language === 'en' ? 'english' : 'arabic'
      for (const { field, one, gap, value } of timesOf(name)) {
        if (one.readOnly) continue
        const cell =
          one.kind === 'weeklyHours'
            ? `"${JSON.stringify(value).replaceAll('"', '""')}"`
            : one.kind === 'time'
              ? value
              : '02/03/2031 10:07 AM'
        const label = services.texts(word, fieldKey(name, field))
        const { result, jobId } = await tablesOf(running()).imported(name, `"${label}"\r\n${String(cell)}\r\n`, {}, true, { language })
        expect([field, result.failed]).toEqual([field, 1])
        const [, failed] = await rowsIn((await tablesOf(running()).jobFile(jobId, { language })).bytes)
        // Every problem of the row, each with its column.
        expect(failed?.at(-1)).toContain(`${label}${one.kind === 'weeklyHours' ? '' : ': '}`)
        expect(failed?.at(-1)).toContain(texts[language](7, gap))
      }
    }
  })
})

describe('calls', () => {
  /** Times in the input of a call, by path. */
  const timesIn = (schema: z.ZodType, path = ''): { path: string; schema: z.ZodType }[] => {
    const def = schema.def as unknown as Record<string, unknown> & { type: string }
    if (def['shape'])
      return Object.entries(def['shape'] as Record<string, z.ZodType>).flatMap(([key, one]) =>
        timesIn(one, [path, key].filter(Boolean).join('.')),
      )
    if (def['element']) return timesIn(def['element'] as z.ZodType, `${path}[]`)
    if (def['options']) return (def['options'] as z.ZodType[]).flatMap((one) => timesIn(one, path))
    if (def['innerType']) return timesIn(def['innerType'] as z.ZodType, path)
    if (def.type === 'string')
      return schema.safeParse('2031-03-02T10:30:00Z').success && !schema.safeParse('2031-03-02').success ? [{ path, schema }] : []
    if (def.type === 'pipe') {
      const [first] = timesIn(def['in'] as z.ZodType, path)
      return first ? [first] : timesIn(def['out'] as z.ZodType, path)
    }
    return []
  }
  const all = calls.flatMap((call) =>
    'input' in call ? timesIn(call.input as z.ZodType).map((time) => ({ name: `${call.name} ${time.path}`, schema: time.schema })) : [],
  )
  // What nobody types: the mark of a page, and the end that follows from a start and the work's minutes.
  const computed = ['customerTimeline before', 'checkMove endAt', 'rescheduleAppointment endAt']

  it('with times are known', () => expect(all.length).toBeGreaterThan(computed.length + 10))
  it.each(all)('refuse minutes off the gap: $name', ({ name, schema }) => {
    const result = schema.safeParse('2031-03-02T10:07:00Z')
    if (computed.includes(name)) return expect(result.success).toBe(true)
    expect(result.error && problemsOf(result.error)).toMatchObject([{ key: 'validation.minutesGap', params: { n: 7 } }])
  })
})
