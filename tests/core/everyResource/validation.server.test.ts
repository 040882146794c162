// Refused values of every resource, field by field, with messages in both languages.
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldsOf, type Row } from '../../../server/core/db/rows.ts'
import { eachServer } from '../server/eachServer.ts'
import { partFor } from '../server/engines.ts'
import { makerOf, resourceOf, writable } from './makeRows.ts'
import type { Maker, Stored } from './maker.ts'
import type { Samples } from './generators.ts'
import { holds } from '../../../src/schema/core/resource.ts'

/** The fields named by an error answer, without the path inside them. */
const complained = (body: { fields?: Row }): string[] => [
  ...new Set(Object.keys(body.fields ?? {}).map((path) => path.split('.')[0] ?? '')),
]

eachServer('every resource', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })

  describe.each(writable)('%s', (name) => {
    const resource = resourceOf(name)
    const path = `/${resource.path}`
    const fields = Object.entries(fieldsOf(name))
    let body: Row
    let samples: Record<string, Samples>
    let row: Stored
    beforeAll(async () => {
      row = await maker.added(name)
      body = (await maker.bodies(name))[0]
      samples = await maker.samples(name)
    })
    const post = (sent: Row) => running().admin().post(path, sent)
    const put = (sent: Row) =>
      running()
        .admin()
        .put(`${path}/${row.id}`, { ...sent, version: row.version })

    it('asks for each required field that is missing', async () => {
      for (const [field, one] of fields) {
        if (!one.required || one.readOnly || one.initial !== undefined || one.derived) continue
        const { [field]: _left, ...rest } = body
        for (const sent of [
          rest,
          { ...rest, [field]: null },
          ...(['text', 'bilingual', 'mobile', 'plate', 'email'].includes(one.kind) ? [{ ...rest, [field]: '' }] : []),
        ]) {
          const { status, body: answer } = await post(sent)
          expect([field, status, complained(answer)]).toEqual([field, 400, [field]])
        }
      }
    })

    it('names every missing field at once', async () => {
      const { status, body: answer } = await post({})
      const missing = fields
        .filter(
          ([, one]) =>
            (one.required || one.compulsory || (one.neededWith && holds(one.neededWith, {}, resource.fields))) &&
            !one.readOnly &&
            one.initial === undefined &&
            !one.derived,
        )
        .map(([field]) => field)
      expect([status, complained(answer).sort()]).toEqual([400, missing.sort()])
    })

    it('refuses each value that does not fit, on create and on change, and names the field', async () => {
      for (const [turn, [field, one]] of fields.entries()) {
        if (one.readOnly || field === resource.status?.field) continue
        for (const value of partFor(running().services.engine.kind, samples[field]?.invalid ?? [], turn)) {
          const shown = JSON.stringify(value).slice(0, 60)
          const made = await post({ ...body, [field]: value })
          expect([field, shown, made.status, complained(made.body)]).toEqual([field, shown, 400, [field]])
          if (one.createOnly) continue
          const changed = await put({ [field]: value })
          expect([field, shown, changed.status, complained(changed.body)]).toEqual([field, shown, 400, [field]])
        }
      }
      expect((await running().admin().get(`${path}/${row.id}`)).body.version).toBe(row.version)
    })

    it('refuses a text of 10,000 characters in every field that holds text', async () => {
      const long = 'ن'.repeat(10_000)
      for (const [field, one] of fields) {
        if (one.readOnly || !['text', 'longText', 'bilingual', 'email', 'mobile', 'plate', 'vin', 'nationalId'].includes(one.kind)) continue
        const { status, body: answer } = await post({ ...body, [field]: one.kind === 'bilingual' ? { en: long, ar: long } : long })
        expect([field, status, complained(answer)]).toEqual([field, 400, [field]])
        expect(answer.fields[field] ?? answer.fields[`${field}.en`]).not.toContain('%{')
      }
    })

    it('refuses fields it does not know and fields that only the server sets', async () => {
      const closed = fields.filter(([, one]) => one.readOnly).map(([field]) => field)
      for (const field of ['nonsense', 'id', 'createdAt', 'createdBy', 'deletedAt', '__proto__x', ...closed]) {
        // With its own id a change is a whole record, in which such fields may stand as they are.
        const changed = field === 'id' ? 'x' : (row[field] ?? 'x')
        for (const answer of [await post({ ...body, [field]: row[field] ?? 'x' }), await put({ [field]: changed })]) {
          expect([field, answer.status, complained(answer.body)]).toEqual([field, 400, [field]])
        }
      }
    })

    it('refuses a change without a version, and bodies that are no object', async () => {
      expect((await running().admin().put(`${path}/${row.id}`, {})).body.fields).toHaveProperty('version')
      for (const sent of [[], 'text', '7', 'null', '{"a":', '{"__proto__": {"a": 1}}']) {
        const { status, body: answer } = await running()
          .admin()
          .post(path, sent, { headers: { 'content-type': 'application/json' } })
        expect([sent, status, answer.code]).toEqual([sent, 400, 'badInput'])
      }
    })

    it('says what is wrong in the language of the request', async () => {
      const [english, arabic] = [await post({ nonsense: 1 }), await running().admin().post(path, { nonsense: 1 }, { language: 'ar' })]
      expect(english.body.message).toMatch(/^[A-Z][a-z]/)
      expect(arabic.body.message).toMatch(/^[\u0600-\u06ff]/)
      expect(Object.keys(arabic.body.fields)).toEqual(Object.keys(english.body.fields))
      for (const [field, message] of Object.entries(english.body.fields as Record<string, string>)) {
        expect(message).not.toMatch(/^(validation|errors)\./)
        expect(arabic.body.fields[field]).toMatch(/[\u0600-\u06ff]/)
      }
      const missing = '019d0000-0000-7000-8000-000000000000'
      for (const [language, letters] of [
        ['en', /^[A-Z]/],
        ['ar', /^[\u0600-\u06ff]/],
      ] as const) {
        expect((await running().admin().get(`${path}/${missing}`, { language })).body).toEqual({
          code: 'notFound',
          message: expect.stringMatching(letters),
        })
      }
    })
  })
})
