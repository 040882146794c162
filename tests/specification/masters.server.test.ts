// What the specification says of the tables that are built in: as a new tenant finds them.
import { beforeAll, expect, it } from 'vitest'
import { openTenant } from '../../server/openTenant.ts'
import { designationOf } from '../../src/schema/staff/designationOf.ts'
import { eachServer } from '../core/server/eachServer.ts'
import { newAddress } from '../core/server/people.ts'
import type { Sender } from '../core/server/requests.ts'

eachServer('a new tenant has', (running) => {
  let boss: Sender
  beforeAll(async () => {
    const email = 'boss@qamar.example'
    const password = 'first-choice-1'
    const link = new URL(await openTenant(running().services, { id: 'qamar', name: { en: 'Qamar', ar: 'قمر' }, email }))
    const visitor = running().as({ address: newAddress() })
    await visitor.post('/staffs/password/set', { token: link.searchParams.get('token'), password, confirm: password })
    const { body } = await visitor.post('/staffs/login', { email, password })
    boss = running().as({ token: body.token as string })
  })
  const rowsOf = async (path: string) => (await boss.get(`/${path}?size=100`)).body

  it('§3.6 §3.7 about 240 countries with name, dial_code and code', async () => {
    const { total, data } = await rowsOf('masters/countries')
    for (const one of data)
      expect(one).toMatchObject({
        name: { en: expect.any(String), ar: expect.any(String) },
        dial_code: expect.stringMatching(/^\+\d+$/),
        code: expect.stringMatching(/^[A-Z]{2}$/),
      })
    expect([total >= 230, total <= 250]).toEqual([true, true])
  })

  it('§3.8 §3.9 about 43 makes, each with its id and name, and two with a class and a font of their brand', async () => {
    const { data, total } = await rowsOf('masters/makes')
    expect([total >= 40, total <= 46]).toEqual([true, true])
    const named = data.filter(({ id, name }: { id: string; name: { en: string; ar: string } }) => id && name.en && name.ar)
    expect(named).toHaveLength(total as number)
    const branded = data.filter(({ brandClass, brandFont }: { brandClass: string; brandFont: string }) => brandClass && brandFont)
    expect(branded).toHaveLength(2)
  })

  it('§3.10 options with a name and a value for lead types, ways of contact and staff types', async () => {
    for (const [path, value] of [
      ['misc/clientLeadType', 'General Inquiry'],
      ['misc/contactMethod', 'whatsapp'],
      ['misc/staffType', 'Technician'],
    ] as const) {
      const { data } = await rowsOf(path)
      const option = data.find((one: { value?: string }) => one.value === value)
      expect([path, typeof option?.name.en, typeof option?.name.ar]).toEqual([path, 'string', 'string'])
    }
  })

  it('§9.3 §9.8 the country code +966 and the support number 8001272222', async () => {
    const { body } = await boss.get('/settings')
    expect(body.data).toMatchObject([{ defaultCountryCode: '+966', supportNumber: '8001272222' }])
  })

  it('§9.9 the colours #1e90ff and #D1E8FF', async () => {
    const { body } = await boss.get('/misc/client-detail')
    expect(body).toMatchObject({ primaryColour: '#1e90ff', secondaryColour: '#D1E8FF' })
  })

  it('§9.4 a branch that is open from 10:00 to 19:00', async () => {
    const { data } = await rowsOf('masters/dealershipLocations')
    expect(data[0].hours.sunday).toEqual([{ from: '10:00', to: '19:00' }])
  })

  it('§6.2 a designation for each department', async () => {
    expect(designationOf).toEqual({
      Service: 'Service Manager',
      Sales: 'Sales Manager',
      Parts: 'Parts Manager',
      Finance: 'Administrator',
      Bodyshop: 'Service Manager',
      General: 'General Inquiry',
    })
    const { data: designations } = await rowsOf('masters/designation')
    for (const [department, role] of Object.entries(designationOf)) {
      const email = `${department.toLowerCase()}@qamar.example`
      const { body } = await boss.post('/staffs/list', { staffNo: department, name: { en: department, ar: department }, email, department })
      const given = designations.find(({ id }: { id: string }) => id === body.designationId)
      expect([department, given?.role]).toEqual([department, role])
    }
  })
})
