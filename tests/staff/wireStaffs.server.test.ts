// Heads of departments, rights on modules, and the tenant's currencies.
import { expect, it } from 'vitest'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { onServer } from '../core/server/eachServer.ts'
import { visitor } from '../core/server/people.ts'

interface Named {
  id: string
  designation: string
  department: string
}

onServer('the staffs family', (running) => {
  const as = (designation: 'Broker Sales' | 'Parts Manager') => running().as({ token: running().tenants.noor.staff[designation].token })

  it("tells who leads each department, without crews, closed accounts or another tenant's", async () => {
    const { staff, designationIds } = running().tenants.noor
    const closed = await makerOf(running()).insert('staff', {
      department: 'Parts',
      designationId: designationIds['Parts Manager'],
      active: false,
    })
    const { status, body } = await as('Broker Sales').get('/staffs/getMGStaff')
    const data = body.data as Named[]
    expect([status, body.total]).toEqual([200, data.length])
    const leaders = ['Sales Manager', 'Service Manager', 'Parts Manager', 'General Inquiry', 'Administrator'] as const
    expect(data.map(({ id }) => id).sort()).toEqual(leaders.map((one) => staff[one].id).sort())
    expect(data.map(({ id }) => id)).not.toContain(closed.id)
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(['department', 'designation', 'id', 'name'])
    const parts = await as('Broker Sales').get('/staffs/getMGStaff?department=Parts')
    expect(parts.body.data.map(({ id }: Named) => id)).toEqual([staff['Parts Manager'].id])
    expect((await as('Broker Sales').get('/staffs/getMGStaff?department=Kitchen')).status).toBe(400)
  })

  it('tells who holds any right on a module, by name only', async () => {
    const { staff, advisorIds } = running().tenants.noor
    const { body } = await as('Parts Manager').get('/staffs/get-staff-by-module?module=payment')
    const ids = (body.data as Named[]).map(({ id }) => id)
    expect(ids.sort()).toEqual([staff['Sales Manager'].id, staff['Service Manager'].id, staff.Administrator.id, ...advisorIds].sort())
    expect(Object.keys(body.data[0]).sort()).toEqual(['department', 'designation', 'id', 'name', 'staffType'])
    const missing = await as('Parts Manager').get('/staffs/get-staff-by-module')
    expect([missing.status, Object.keys(missing.body.fields)]).toEqual([400, ['module']])
  })

  it('is for staff', async () => {
    const somebody = await visitor(running())
    for (const path of ['getMGStaff', 'get-staff-by-module?module=payment'])
      expect((await somebody.get(`/staffs/${path}`)).status).toBe(401)
  })

  it("lists active currencies, the tenant's own first", async () => {
    const maker = makerOf(running())
    for (const [code, active] of [
      ['AED', true],
      ['SAR', true],
      ['USD', false],
    ] as const)
      await maker.insert('multiCurrency', { code, active })
    await makerOf(running(), 'najd').insert('multiCurrency', { code: 'KWD' })
    const { body } = await (await visitor(running())).get('/currency')
    expect(body.data.map(({ code, isDefault }: { code: string; isDefault: boolean }) => [code, isDefault])).toEqual([
      ['SAR', true],
      ['AED', false],
    ])
    expect((await running().as({}).get('/currency')).status).toBe(401)
  })
})
