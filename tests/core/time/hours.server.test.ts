// Opening and working hours: Ramadan hours and leave, as in the calendar that customers see.
import { expect, it } from 'vitest'
import { sql } from 'kysely'
import { eachServer } from '../server/eachServer.ts'

eachServer('the calendar', (running) => {
  const days = async () => {
    const { branchId } = running().tenants.noor
    const { body: visitor } = await running().as({}).get('/landing-page/request-token?tenantId=noor')
    const day = '2026-11-29'
    const { body } = await running()
      .as({ token: String(visitor.token) })
      .get(`/landing-page/appointment-times?locationId=${branchId}&date=${day}`)
    return (body.data as { local: string; available: boolean }[]).filter(({ available }) => available).map(({ local }) => local)
  }
  const write = (statement: ReturnType<typeof sql>) => running().services.engine.scoped('noor', (tx) => statement.execute(tx))
  const evenings = JSON.stringify(
    Object.fromEntries(
      ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [day, [{ from: '21:00', to: '23:00' }]]),
    ),
  )

  it("keeps the tenant's Ramadan hours on the days of Ramadan, a branch's own before them", async () => {
    const ordinary = await days()
    expect(ordinary).toContain('09:00')
    await write(sql`update settings set "ramadanFrom" = '2026-11-28', "ramadanTo" = '2026-11-30', "ramadanHours" = ${evenings}::jsonb`)
    const ramadan = await days()
    expect([ramadan.includes('09:00'), ramadan.includes('21:00')]).toEqual([false, true])
    const late = evenings.replaceAll('21:00', '22:00')
    await write(sql`update "dealershipLocations" set "ramadanHours" = ${late}::jsonb`)
    expect((await days())[0]).toBe('22:00')
    await write(sql`update settings set "ramadanTo" = '2026-11-28'`)
    expect(await days()).toEqual(ordinary)
    await write(sql`update settings set "ramadanFrom" = null, "ramadanTo" = null, "ramadanHours" = null`)
    await write(sql`update "dealershipLocations" set "ramadanHours" = null`)
  })

  it('offers nothing while every advisor is on leave, and refuses to claim it', async () => {
    await write(sql`update staff set leave = '[{"from":"2026-11-25","to":"2026-11-29"}]'::jsonb where "staffType" = 'Service Advisor'`)
    expect(await days()).toEqual([])
    await write(sql`update staff set leave = '[{"from":"2026-11-25","to":"2026-11-28"}]'::jsonb where "staffType" = 'Service Advisor'`)
    expect((await days()).length).toBeGreaterThan(0)
  })
})
