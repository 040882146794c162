// The history of a row, its masking, and how long a deleted row can be restored.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Word } from '../../src/schema/enumerations.ts'
import { limits } from '../../src/schema/core/limits.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker, Stored } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { newMobile } from '../core/server/people.ts'

const day = 86_400_000

onServer('the history of a row', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })
  const as = (role: Word<'designation'>) => running().as({ token: running().tenants.noor.staff[role].token })
  const added = async (): Promise<{ row: Stored; before: string; after: string }> => {
    const [before, after] = [newMobile(), newMobile()]
    const row = await maker.added('customers', { mobile: before, nationalId: '1058529940' })
    const { body } = await as('Administrator').put(`/customers/${row.id}`, {
      mobile: after,
      nationalId: '1001244019',
      version: row.version,
    })
    return { row: body as Stored, before, after }
  }

  it('names who did what, newest first, a page at a time', async () => {
    const { row, before, after } = await added()
    const { body } = await as('Administrator').get(`/customers/${row.id}/history?size=1`)
    expect(body.total).toBe(2)
    expect(body.data).toMatchObject([
      { action: 'update', byName: { en: 'Administrator' }, changes: { mobile: { from: before, to: after } } },
    ])
    const second = await as('Administrator').get(`/customers/${row.id}/history?size=1&page=2`)
    expect(second.body.data).toMatchObject([{ action: 'create' }])
  })

  it('shows personal data to those who may change the row, masks it for those who only read, and secrets to nobody', async () => {
    const { row, before, after } = await added()
    const open = await as('Sales Manager').get(`/customers/${row.id}/history`)
    expect(open.body.data[0].changes).toMatchObject({ mobile: { from: before, to: after }, nationalId: { from: '•', to: '•' } })
    const masked = await as('Parts Manager').get(`/customers/${row.id}/history`)
    expect(masked.status).toBe(200)
    for (const { text } of [open, masked]) expect(text).not.toMatch(/1058529940|1001244019/)
    expect(masked.text).not.toContain(before)
    expect(masked.text).not.toContain(after)
    expect(masked.body.data[0].changes.mobile.to).toContain('•')
  })

  it('is masked in the audit as well, for anyone who may not change all such rows', async () => {
    const mobile = newMobile()
    const lead = await maker.added('leads', { type: 'After Sales Inquiry', mobile })
    const seen = async (role: Word<'designation'>) => (await as(role).get(`/audit?rowId=${lead.id}`)).text
    expect(await seen('Administrator')).toContain(mobile)
    expect(await seen('Sales Manager')).not.toContain(mobile)
    const { body } = await as('Administrator').get(`/audit?rowId=${lead.id}`)
    expect((await as('Sales Manager').get(`/audit/${body.data[0].id}`)).text).not.toContain(mobile)
  })

  it('is closed to those who may not see the row, to other tenants and to visitors', async () => {
    const { row } = await added()
    expect((await as('Broker Sales').get(`/customers/${row.id}/history`)).status).toBe(404)
    const branch = await maker.added('staff')
    expect((await as('Broker Sales').get(`/staffs/list/${branch.id}/history`)).status).toBe(403)
    expect((await running().admin('najd').get(`/customers/${row.id}/history`)).status).toBe(404)
    expect((await running().as({}).get(`/customers/${row.id}/history`)).status).toBe(401)
    expect((await as('Administrator').get(`/customers/nonsense/history`)).status).toBe(400)
  })

  it('never tells a password', async () => {
    const one = await maker.added('staff')
    await as('Administrator').put(`/staffs/list/${one.id}`, { password: 'other-pass1', version: one.version })
    const { body, text } = await as('Administrator').get(`/staffs/list/${one.id}/history`)
    expect(body.data[0].changes.password).toEqual({ from: '•', to: '•' })
    expect(text).not.toContain('other-pass1')
  })

  describe('of a deleted row', () => {
    it('is still there, and so is the row for those who ask for deleted ones', async () => {
      const { row } = await added()
      await as('Administrator').delete(`/customers/${row.id}?version=${row.version}`)
      expect((await as('Administrator').get(`/customers/${row.id}`)).status).toBe(404)
      expect((await as('Administrator').get(`/customers/${row.id}?deleted=true`)).body.deletedAt).toEqual(expect.any(String))
      expect((await as('Administrator').get(`/customers/${row.id}/history`)).body.data[0].action).toBe('delete')
    })

    it('can be undone, and twice is once', async () => {
      const { row } = await added()
      await as('Administrator').delete(`/customers/${row.id}?version=${row.version}`)
      const first = await as('Administrator').post(`/customers/${row.id}/restore`)
      const second = await as('Administrator').post(`/customers/${row.id}/restore`)
      expect([first.status, second.status, second.body.version]).toEqual([200, 200, first.body.version])
    })

    it('is too late after its days', async () => {
      const { row: late } = await added()
      running().clock.now = new Date(firstMorning.getTime() - limits.restoreDays * day - 1)
      await as('Administrator').delete(`/customers/${late.id}?version=${late.version}`)
      running().clock.now = firstMorning
      const { status, body } = await as('Administrator').post(`/customers/${late.id}/restore`)
      expect([status, body.code]).toEqual([409, 'tooLateToRestore'])
      expect((await as('Administrator').get(`/customers/${late.id}`)).status).toBe(404)
    })
  })

  it('shows the present row with a refused delete', async () => {
    const { row } = await added()
    const { status, body } = await as('Administrator').delete(`/customers/${row.id}?version=1`)
    expect([status, body.code, body.details.current.version]).toEqual([409, 'staleVersion', row.version])
  })

  it('holds one row for a form that was sent twice with its key', async () => {
    const [body] = await maker.bodies('cities')
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => running().admin().post('/masters/cities', body, { key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id)
    const other = await running()
      .admin()
      .post('/masters/cities', { ...body, active: false }, { key })
    expect([other.status, other.body.code]).toEqual([409, 'keyReused'])
  })
})
