// The global search: one call, only rows that the person may list, masked as in their lists, never another tenant's.
import { expect, it } from 'vitest'
import { onServer } from '../core/server/eachServer.ts'
import { customer, newPlate } from '../core/server/people.ts'
import { addRowOf } from '../core/server/tenants.ts'

interface Group {
  resource: string
  total: number
  rows: { id: string; mobile?: string }[]
}

onServer('the global search', (running) => {
  const as = (designation: 'Administrator' | 'Parts Manager' | 'Broker Sales' | 'Fleet Sales' | 'Service Manager') =>
    running().as({ token: running().tenants.noor.staff[designation].token })
  const find = async (q: string, designation: Parameters<typeof as>[0] = 'Administrator'): Promise<Group[]> => {
    const { status, body } = await as(designation).post('/misc/search', { q })
    expect(status).toBe(200)
    return body.groups as Group[]
  }
  const groupsOf = (groups: Group[]) => groups.map(({ resource }) => resource)
  let made = 0
  const newCustomer = (more: Record<string, unknown> = {}) => {
    made += 1
    return addRowOf(running().services, 'noor', 'customers', {
      firstName: 'Mashael',
      lastName: 'Alqahtani',
      mobile: `+96650${String(7_000_000 + made)}`,
      languageId: '1',
      ...more,
    })
  }

  it('finds a customer by name and by mobile as people type it', async () => {
    const row = await newCustomer({ firstName: 'Zainab' })
    expect((await find('zainab'))[0]).toMatchObject({ resource: 'customers', total: 1, rows: [{ id: row.id }] })
    expect((await find(String(row.mobile).replace('+966', '0')))[0]).toMatchObject({ resource: 'customers', rows: [{ id: row.id }] })
  })

  it('finds a vehicle by its plate in both scripts and by its VIN', async () => {
    const owner = await newCustomer()
    const row = await addRowOf(running().services, 'noor', 'vehicles', {
      customerId: owner.id,
      makeId: running().tenants.noor.makeId,
      model: 'Hilux',
      year: 2021,
      plate: 'ABJ7531',
      plateType: 'private',
      vin: '1M8GDM9AXKP042788',
    })
    for (const q of ['ABJ 7531', 'ا ب ح ٧٥٣١', '1m8gdm9axkp'])
      expect((await find(q)).find(({ resource }) => resource === 'vehicles')?.rows[0]?.id).toBe(row.id)
  })

  it('finds by a plate whose letters stand apart no other car that has the same letters and digits', async () => {
    const owner = await newCustomer()
    const { makeId } = running().tenants.noor
    const car = (plate: string) =>
      addRowOf(running().services, 'noor', 'vehicles', {
        customerId: owner.id,
        makeId,
        model: 'Camry',
        year: 2022,
        plate,
        plateType: 'private',
      })
    const [meant] = await Promise.all([car('XVX2880'), car('XLV2880')])
    for (const q of ['X V X 2880', 'x v x2880', 'ص ى ص ٢٨٨٠', 'Camry ص ي ص']) {
      const cars = (await find(q)).find(({ resource }) => resource === 'vehicles')
      expect([q, cars?.total, cars?.rows.map(({ id }) => id)]).toEqual([q, 1, [meant.id]])
    }
  })

  it('puts first what bears exactly the plate, VIN, mobile or reference that was typed, whatever its kind', async () => {
    // All other rows contain the same characters somewhere, and are older or newer.
    const owner = await newCustomer({ customerCode: 'XDB9041', lastName: 'XDB 9041' })
    const { makeId } = running().tenants.noor
    const car = (plate: string, vin: string, model = 'Patrol') =>
      addRowOf(running().services, 'noor', 'vehicles', {
        customerId: owner.id,
        makeId,
        model,
        year: 2022,
        plate,
        plateType: 'private',
        vin,
      })
    const row = await car('XDB9041', '1HGCM82633A004352')
    for (let count = 1; count <= 6; count += 1) await car(`XDB904${count + 1}`, `JTDKB20U79350000${count}`, 'XDB9041 1HGCM82633A004352')
    const firstOf = async (q: string) => {
      const [group] = await find(q)
      return [group?.resource, group?.rows[0]?.id]
    }
    for (const q of ['XDB9041', 'x d b ٩٠٤١', 'ص د ب 9041', '1hgcm82633a004352'])
      expect([q, ...(await firstOf(q))]).toEqual([q, 'vehicles', row.id])
    const lead = await addRowOf(running().services, 'noor', 'leads', { name: 'Rabab', type: 'Test Drive', mobile: '+966561112229' })
    await newCustomer({ customerCode: '0561112229', lastName: '0561112229' })
    expect(await firstOf('0561112229')).toEqual(['leads', lead.id])
  })

  it('finds a number by any of its digits, as many as were typed, in any script and beside words', async () => {
    const lead = await addRowOf(running().services, 'noor', 'leads', {
      name: 'Sahar 98_76%543210',
      type: 'Test Drive',
      mobile: '+966561234987',
    })
    await addRowOf(running().services, 'noor', 'leads', { name: 'Sahar 9876543', type: 'Test Drive', mobile: '+966561239487' })
    const found = async (q: string) => {
      const { status, body } = await as('Administrator').get(`/leads?${new URLSearchParams({ q }).toString()}`)
      expect([q, status]).toEqual([q, 200])
      return (body.data as { id: string }[]).map(({ id }) => id)
    }
    for (const whole of ['+966561234987', '0561234987'])
      for (let from = 0; from < whole.length - 4; from += 1) {
        const q = whole.slice(from)
        expect([q, (await found(q)).includes(lead.id)]).toEqual([q, true])
      }
    for (const q of ['٠٥٦١٢٣٤٩٨٧', '۵۶۱۲۳۴۹۸', '561234987 sahar', '0561234987 966561234987', '76%543210', '98_76', '6%543210 561234'])
      expect([q, await found(q)]).toEqual([q, [lead.id]])
    for (const q of ['05612349870', '561234987 Zahar', '6543210', '9876543210', '561234 239487'])
      expect([q, await found(q)]).toEqual([q, []])
  })

  it('finds bookings by reference and leads by name', async () => {
    const lead = await addRowOf(running().services, 'noor', 'leads', { name: 'Ghadeer', type: 'Test Drive', mobile: '+966561112223' })
    expect(await find('ghadeer')).toMatchObject([{ resource: 'leads', rows: [{ id: lead.id }] }])
    const { sender, vehicleId } = await customer(running())
    const day = (
      await sender.get(`/landing-page/appointment-dates?locationId=${running().tenants.noor.branchId}&services=OIL`)
    ).body.data.find((one: { available: boolean }) => one.available)
    const slots = (
      await sender.get(`/landing-page/appointment-times?locationId=${running().tenants.noor.branchId}&services=OIL&date=${day.date}`)
    ).body.data
    const { body } = await sender.post('/landing-page/add-appointment', {
      vehicleId,
      services: ['OIL'],
      locationId: running().tenants.noor.branchId,
      startAt: slots.find((one: { available: boolean }) => one.available).start,
      transport: 'wait',
    })
    expect(groupsOf(await find(body.appointment.ref))).toEqual(['appointments'])
  })

  it('shows five rows of a resource at most and says how many there are', async () => {
    for (let count = 0; count < 7; count += 1) await newCustomer({ lastName: 'Manifold' })
    const [group] = await find('manifold')
    expect([group?.rows.length, group?.total]).toEqual([5, 7])
  })

  it('leaves out what the person may not list', async () => {
    await addRowOf(running().services, 'noor', 'leads', { name: 'Ruqayyah', type: 'Test Drive', mobile: '+966561112224' })
    expect(groupsOf(await find('ruqayyah'))).toEqual(['leads'])
    expect(groupsOf(await find('ruqayyah', 'Parts Manager'))).toEqual([])
    expect(groupsOf(await find('ruqayyah', 'Broker Sales'))).toEqual([])
  })

  it('masks personal data as the list does', async () => {
    const row = await newCustomer({ firstName: 'Layan' })
    const [full] = await find('layan', 'Service Manager')
    const [masked] = await find('layan', 'Parts Manager')
    expect(full?.rows[0]?.mobile).toBe(row.mobile)
    expect(masked?.rows[0]?.mobile).not.toBe(row.mobile)
    // The list has columns of its own besides.
    const listed = (await as('Parts Manager').get('/customers?q=layan')).body.data[0]
    expect(masked?.rows[0]).toHaveProperty('mobile')
    expect(listed).toMatchObject(masked?.rows[0] ?? {})
  })

  it("never finds another tenant's", async () => {
    await newCustomer({ firstName: 'Onlynoor' })
    const { body } = await running().as({ token: running().tenants.najd.staff.Administrator.token }).post('/misc/search', { q: 'onlynoor' })
    expect(body).toEqual({ groups: [] })
  })

  it('is for staff, wants two characters, and takes them in the body only', async () => {
    expect((await as('Administrator').post('/misc/search', { q: 'a' })).body.fields).toHaveProperty('q')
    expect((await as('Administrator').get('/misc/search?q=ab')).status).toBe(404)
    expect((await (await customer(running())).sender.post('/misc/search', { q: newPlate() })).status).toBe(401)
    expect((await running().as({}).post('/misc/search', { q: 'ab' })).status).toBe(401)
  })

  it('is slowed for a program that asks all the time, and for nobody else', async () => {
    const { id } = running().tenants.noor.staff['Fleet Sales']
    for (let count = 0; count < 240; count += 1) await running().services.rateLimits.take('searchByStaff', `noor:${id}`)
    expect((await as('Fleet Sales').post('/misc/search', { q: 'zz' })).status).toBe(429)
    expect((await as('Administrator').post('/misc/search', { q: 'zz' })).status).toBe(200)
  })
})
