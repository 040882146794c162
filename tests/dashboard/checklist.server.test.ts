// The first-run checklist: computed from the tenant's rows, for administrators, dismissed for the whole tenant; and the masters' counts.
import { expect, it } from 'vitest'
import { onServer } from '../core/server/eachServer.ts'
import { addRowOf } from '../core/server/tenants.ts'

const figureOf = (body: { figures: { key: string; value: number }[] }, wanted: string) =>
  body.figures.find(({ key }) => key === wanted)?.value

onServer('the first-run checklist', (running) => {
  const stepsOf = async (tenant: 'noor' | 'najd' = 'noor'): Promise<Record<string, boolean>> =>
    Object.fromEntries(
      (await running().admin(tenant).get('/staffs/checklist')).body.steps.map(({ step, done }: { step: string; done: boolean }) => [
        step,
        done,
      ]),
    )

  it('tells what is there and what is missing, and follows the rows', async () => {
    expect(await stepsOf()).toEqual({ logo: false, colours: false, branches: true, hours: true, staff: true, flags: true, holidays: false })
    const [settings] = (await running().admin().get('/settings')).body.data
    const logo = await addRowOf(running().services, 'noor', 'files', {
      name: 'logo.png',
      kind: 'logo',
      mime: 'image/png',
      bytes: 1,
      url: '/logo.png',
      storageKey: 'noor/logo',
      hash: 'none',
    })
    await running().admin().put(`/settings/${settings.id}`, { version: settings.version, primaryColour: '#113355', logoImage: logo.id })
    await running()
      .admin()
      .post('/masters/holidays', { name: { en: 'National Day', ar: 'اليوم الوطني' }, day: '2027-09-23' })
    const { id, version, hours } = (await running().admin().get('/masters/dealershipLocations')).body.data[0]
    const closed = Object.fromEntries(Object.keys(hours).map((day) => [day, []]))
    await running().admin().put(`/masters/dealershipLocations/${id}`, { version, hours: closed })
    expect(await stepsOf()).toEqual({ logo: true, colours: true, branches: true, hours: false, staff: true, flags: true, holidays: true })
    expect((await stepsOf('najd')).logo).toBe(false)
  })

  it('is put away for the whole tenant, and for no other, until it is brought back', async () => {
    const dismissed = async (tenant: 'noor' | 'najd') => (await running().admin(tenant).get('/staffs/checklist')).body.dismissed as boolean
    expect((await running().admin().post('/staffs/checklist', { dismissed: true })).body).toEqual({ dismissed: true })
    expect([await dismissed('noor'), await dismissed('najd')]).toEqual([true, false])
    await running().admin().post('/staffs/checklist', { dismissed: false })
    expect(await dismissed('noor')).toBe(false)
  })

  it('is for administrators', async () => {
    const one = running().as({ token: running().tenants.noor.staff['Sales Manager'].token })
    expect((await one.get('/staffs/checklist')).status).toBe(403)
    expect((await one.post('/staffs/checklist', { dismissed: true })).status).toBe(403)
  })

  it('counts the masters for those who may list them', async () => {
    const { counts } = (await running().admin().get('/masters/counts')).body
    expect(counts).toMatchObject({ makes: 1, servicePackages: 3, designation: 7 })
    const one = running().as({ token: running().tenants.noor.staff['Parts Manager'].token })
    expect((await one.get('/masters/counts')).body).toEqual({ counts: {} })
  })

  it('narrows the dashboard to a branch', async () => {
    const { branchId } = running().tenants.noor
    await running()
      .admin()
      .post('/leads', { name: 'Here', type: 'Test Drive', mobile: '+966561230001', source: 'phone', locationId: branchId })
    await running().admin().post('/leads', { name: 'Nowhere', type: 'Test Drive', mobile: '+966561230002', source: 'phone' })
    const open = async (query = '') => figureOf((await running().admin().get(`/staffs/dashboard${query}`)).body, 'newLeads')
    expect([await open(), await open(`?locationId=${branchId}`)]).toEqual([2, 1])
  })
})
