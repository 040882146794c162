// Exported table files: only permitted rows, masked as on the screen, safe for spreadsheets and importable again.
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { insertRows } from '../../server/core/db/writes.ts'
import { completeRow } from '../../server/core/db/repository.ts'
import { runDue } from '../../server/core/jobs/runner.ts'
import { names } from '../core/everyResource/makeRows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { newMobile, newPlate } from '../core/server/people.ts'
import { rowsIn, tablesOf } from '../core/server/tables.ts'
import { addRowOf } from '../core/server/tenants.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

onServer('export', (running) => {
  const tables = () => tablesOf(running())
  const token = (designation: 'Fleet Sales' | 'General Inquiry' | 'Sales Manager') => running().tenants.noor.staff[designation].token
  const mobile = newMobile()
  beforeAll(async () => {
    const customer = await addRowOf(running().services, 'noor', 'customers', {
      firstName: '=HYPERLINK("http://bad.example")',
      lastName: 'الحربي',
      mobile,
      nationalId: '1058529940',
      languageId: '2',
    })
    await addRowOf(running().services, 'noor', 'vehicles', {
      plate: newPlate(),
      customerId: customer.id,
      makeId: running().tenants.noor.makeId,
      model: 'Camry',
      year: 2022,
      warrantyEnd: '2027-01-31',
    })
  })

  it('is UTF-8 with a mark, headed in the language of the person, and ends with the id', async () => {
    const { bytes, headers } = await tables().exported('customers', { columns: ['lastName', 'mobile'] }, { language: 'ar' })
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(headers['content-disposition']).toContain('attachment')
    const [headings = [], first] = await rowsIn(bytes)
    expect(headings).toHaveLength(3)
    expect(headings.slice(0, 2)).toEqual(
      ['lastName', 'mobile'].map((field) => running().services.texts('arabic', namedKey(`resources.customers.fields.${field}`))),
    )
    expect(first?.slice(0, 2)).toEqual(['الحربي', mobile])
  })

  it('lets no spreadsheet run a cell as a formula, and leaves mobiles as they are', async () => {
    const { bytes } = await tables().exported('customers', { columns: ['firstName', 'mobile'] })
    const [, first] = await rowsIn(bytes)
    expect(first?.slice(0, 2)).toEqual(['\'=HYPERLINK("http://bad.example")', mobile])
    const [, , typed] = await rowsIn((await tables().exported('customers', { format: 'xlsx', columns: ['firstName'] })).bytes)
    expect(typed?.[0]).toBe('=HYPERLINK("http://bad.example")')
  })

  it('names what a row refers to as people know it', async () => {
    const { bytes } = await tables().exported('vehicles', { columns: ['customerId', 'makeId', 'warrantyEnd'] }, { language: 'ar' })
    expect((await rowsIn(bytes))[1]?.slice(0, 3)).toEqual([mobile, 'Toyota', '2027-01-31'])
  })

  it('keeps secrets masked', async () => {
    const { bytes } = await tables().exported('customers', { columns: ['nationalId'] })
    expect((await rowsIn(bytes))[1]?.[0]).toMatch(/^•+40$/)
    expect(bytes.toString()).not.toContain('1058529940')
  })

  it('takes along what the filter and the selection show, in their order', async () => {
    const made = []
    for (const model of ['Yaris', 'Hilux', 'Supra'])
      made.push(
        await addRowOf(running().services, 'noor', 'vehicles', {
          plate: newPlate(),
          customerId: (
            await addRowOf(running().services, 'noor', 'customers', { firstName: 'A', lastName: 'B', mobile: newMobile(), languageId: '1' })
          ).id,
          makeId: running().tenants.noor.makeId,
          model,
          year: 2001,
          colourId: null,
          mileageKm: model === 'Hilux' ? null : model.length,
        }),
      )
    const models = async (request: object) =>
      (await rowsIn((await tables().exported('vehicles', { columns: ['model'], ...request })).bytes)).slice(1).map(([model]) => model)
    expect(await models({ filters: { yearFrom: '2001', yearTo: '2001' }, sort: 'model', order: 'DESC' })).toEqual([
      'Yaris',
      'Supra',
      'Hilux',
    ])
    expect(await models({ filters: { yearFrom: '2001', yearTo: '2001' }, sort: 'mileageKm', order: 'DESC' })).toHaveLength(3)
    expect(await models({ ids: [made[1]?.id] })).toEqual(['Hilux'])
    expect(await models({ ids: [] })).toEqual([])
    expect((await tables().exported('vehicles', { filters: { nonsense: '1' } })).status).toBe(400)
  })

  it('goes through every batch once, in the order of any field, empty values last', async () => {
    const { services, tenants } = running()
    const rows = Array.from({ length: 620 }, (_, place) =>
      completeRow(
        'cities',
        { name: { en: `City ${place % 7}`, ar: `مدينة ${place}` } },
        null,
        new Date(services.now().getTime() + (place % 5)),
      ),
    )
    await services.engine.scoped('najd', (tx) => insertRows(tx, 'cities', rows))
    const mine = { token: tenants.najd.staff.Administrator.token }
    for (const sort of ['name', 'createdAt', 'id', 'active']) {
      const came = await rowsIn((await tables().exported('cities', { columns: ['name'], sort, order: 'DESC' }, mine)).bytes)
      expect([sort, new Set(came.slice(1).map((cells) => cells.at(-1))).size]).toEqual([sort, 620])
    }
  })

  it.each(['Fleet Sales', 'General Inquiry'] as const)('is refused to %s, who may not take many rows along', async (designation) => {
    expect((await tables().exported('customers', {}, { token: token(designation) })).status).toBe(403)
  })

  it('holds only the rows that the right reaches', async () => {
    for (const type of ['Test Drive', 'Parts Inquiry'])
      await addRowOf(running().services, 'noor', 'leads', { name: type, type, mobile: newMobile() })
    const { bytes } = await tables().exported('leads', { columns: ['type'] }, { token: token('Sales Manager') })
    expect((await rowsIn(bytes)).slice(1).map(([type]) => type)).toEqual(['Test Drive'])
  })

  it('shows nothing of another tenant', async () => {
    const { bytes } = await tables().exported('customers', {}, { token: running().tenants.najd.staff.Administrator.token })
    expect((await rowsIn(bytes)).slice(1)).toEqual([])
  })

  it('is noted in the audit', async () => {
    await tables().exported('makes')
    const { data } = (await running().admin().get('/audit?sort=createdAt&order=DESC&size=1')).body
    expect(data[0]).toMatchObject({ resource: 'makes', action: 'export' })
  })

  it('is made by a job when it is large, and only its owner gets the file', async () => {
    const { services } = running()
    const rows = Array.from({ length: 2_100 }, (_, place) =>
      completeRow('colours', { name: { en: `C${place}`, ar: `ل${place}` }, swatch: '#1e90ff' }, null, services.now()),
    )
    await services.engine.scoped('noor', (tx) => insertRows(tx, 'colours', rows))
    const started = await tables().exported('colours', { format: 'xlsx' })
    expect([started.status, started.headers['content-disposition']]).toEqual([200, undefined])
    const { jobId, successMessage } = started.json()
    expect(successMessage).toBeTruthy()
    await runDue(services)
    expect(await tables().job(jobId)).toMatchObject({ state: 'done', done: 2_100, total: 2_100 })
    const file = await tables().jobFile(jobId)
    expect((await rowsIn(file.bytes)).length).toBe(2_102)
    expect((await tables().jobFile(jobId, { token: token('Sales Manager') })).status).toBe(404)
    expect((await tables().jobFile(jobId, { token: running().tenants.najd.staff.Administrator.token })).status).toBe(404)
    await services.engine.scoped('noor', (tx) => sql`delete from colours`.execute(tx))
  })

  describe('every resource', () => {
    it.each(names)('%s leaves in both formats', async (name) => {
      for (const format of ['csv', 'xlsx']) {
        const { status, bytes } = await tables().exported(name, { format })
        const allowed = status === 200 || status === 403
        expect([name, allowed]).toEqual([name, true])
        if (status === 200) expect((await rowsIn(bytes))[0]?.length).toBeGreaterThan(2)
      }
    })
  })
})
