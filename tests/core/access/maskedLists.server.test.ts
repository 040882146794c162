// A person who sees personal data masked must not learn it through filters, search or order of a list.
import { beforeAll, expect, it } from 'vitest'
import { makerOf } from '../everyResource/makeRows.ts'
import type { Stored } from '../everyResource/maker.ts'
import { eachServer } from '../server/eachServer.ts'
import { withQuery } from '../server/requests.ts'

eachServer('a list with masked personal data', (running) => {
  let customers: Stored[]
  let booking: { mine: Stored; other: Stored }
  beforeAll(async () => {
    const maker = makerOf(running())
    const made = (firstName: string, mobile: string, ownerId: string | null = null) =>
      maker.insert('customers', { firstName, lastName: 'العتيبي', mobile, email: `${firstName.toLowerCase()}@mail.example`, ownerId })
    const { staff } = running().tenants.noor
    customers = [await made('Aaliyah', '+966559990003'), await made('Basil', '+966559990001'), await made('Camila', '+966559990002')]
    booking = {
      mine: await made('Mina', '+966558880001', staff['Fleet Sales'].id),
      other: await made('Otto', '+966558880002'),
    }
  })
  const list = async (role: 'Parts Manager' | 'General Inquiry' | 'Fleet Sales' | 'Administrator', query: Record<string, unknown>) => {
    const { status, body } = await running().as({ token: running().tenants.noor.staff[role].token }).get(withQuery('/customers', query))
    expect(status).toBe(200)
    return body.data as Stored[]
  }
  const ids = () => customers.map(({ id }) => id).join(',')
  const named = (rows: Stored[]) => rows.map(({ firstName }) => firstName)

  it('shows the mobiles masked', async () => {
    for (const row of await list('Parts Manager', { ids: ids() })) expect(row['mobile']).toContain('•')
  })

  it('finds nobody by a filter on what is masked', async () => {
    expect(named(await list('Administrator', { ids: ids(), mobile: '9990001' }))).toEqual(['Basil'])
    expect(await list('Parts Manager', { ids: ids(), mobile: '9990001' })).toEqual([])
    expect(await list('Parts Manager', { ids: ids(), email: 'basil' })).toEqual([])
    expect(await list('Parts Manager', { ids: ids(), mobile: '9990001', view: 'names' })).toEqual([])
    expect(await list('Parts Manager', { ids: ids(), birthDateFrom: '1900-01-01' })).toEqual([])
  })

  it('finds nobody by searching what is masked, and everybody by their name in both scripts', async () => {
    for (const q of ['9990001', '٩٩٩٠٠٠١', '0559990001', 'basil@mail']) {
      expect(named(await list('Administrator', { ids: ids(), q }))).toEqual(['Basil'])
      expect([q, await list('Parts Manager', { ids: ids(), q })]).toEqual([q, []])
      expect([q, await list('Parts Manager', { ids: ids(), q, view: 'names' })]).toEqual([q, []])
    }
    for (const q of ['basil', 'BASIL عتيبي', 'العتيبى basil'])
      expect([q, named(await list('Parts Manager', { ids: ids(), q }))]).toEqual([q, ['Basil']])
  })

  it('does not order by what is masked', async () => {
    const sort = { ids: ids(), sort: 'mobile' }
    expect(named(await list('Administrator', { ...sort, order: 'ASC' }))).toEqual(['Basil', 'Camila', 'Aaliyah'])
    const byId = [...customers].sort((one, other) => (one.id < other.id ? -1 : 1)).map(({ firstName }) => firstName)
    expect(named(await list('Parts Manager', { ...sort, order: 'ASC' }))).toEqual(byId)
    expect(named(await list('Parts Manager', { ...sort, order: 'DESC' }))).toEqual(byId.toReversed())
  })

  it('finds rows by personal data that the person sees in full', async () => {
    expect(named(await list('Fleet Sales', { q: '8880001' }))).toEqual(['Mina'])
    expect(named(await list('Fleet Sales', { mobile: '888000' }))).toEqual(['Mina'])
    expect(named(await list('General Inquiry', { mobile: '888000', sort: 'mobile' }))).toEqual(
      [booking.mine, booking.other].map(({ firstName }) => firstName),
    )
  })
})
