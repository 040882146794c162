// Leads from the landing, and what is published there: visitors see their own leads only, and nothing unpublished.
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Maker } from '../core/everyResource/maker.ts'
import { onServer } from '../core/server/eachServer.ts'
import { customer, newAddress, newMobile, proven, visitor } from '../core/server/people.ts'
import { switchFlag } from '../core/server/switchFlag.ts'

onServer('requests of visitors', (running) => {
  let maker: Maker
  beforeAll(() => {
    maker = makerOf(running())
  })
  const stored = async (id: string) => (await running().admin().get(`/leads/${id}`)).body as Record<string, unknown>
  const request = (more: object = {}) => ({ type: 'New Car Sales', name: 'Huda Alotaibi', mobile: newMobile(), ...more })
  const ask = '/landing-page/leads'

  it('are recorded without a code: who, what, where from, and what was agreed to', async () => {
    const offer = await maker.insert('cms', { kind: 'offer', status: 'published', publishFrom: null, publishTo: null })
    const { makeId } = running().tenants.noor
    const mobile = newMobile()
    const { status, body } = await (
      await visitor(running())
    ).post(ask, {
      ...request({ mobile: mobile.replace('+966', '0'), makeId, model: 'Camry', contactMethod: 'whatsapp', message: 'White, please.' }),
      ...{ offer: offer.slug, utm: 'utm_source=snapchat&utm_medium=Paid-Social', marketing: true },
    })
    expect([status, body.lead]).toMatchObject([
      200,
      { type: 'New Car Sales', status: 'pending', name: 'Huda Alotaibi', model: { en: 'Camry' } },
    ])
    const row = await stored(body.lead.id as string)
    expect(row).toMatchObject({
      ...{ mobile, department: 'Sales', source: 'social', utm: 'utm_source=snapchat&utm_medium=Paid-Social', offerId: offer.id },
      ...{ customerId: null, createdBy: null, contactMethod: 'whatsapp', message: 'White, please.' },
      consents: [
        { purpose: 'service', granted: true },
        { purpose: 'marketing', granted: true },
      ],
    })
    expect(row['dueAt']).toBeTruthy()
  })

  it('of a proven customer are theirs, whatever name and mobile are told', async () => {
    const sara = await customer(running())
    const { body } = await sara.sender.post(ask, request({ name: 'Somebody Else' }))
    expect(await stored(body.lead.id as string)).toMatchObject({
      ...{ customerId: sara.id, name: 'Sara Alharbi', mobile: sara.mobile },
      ...{ source: 'landing', consents: [{ purpose: 'service' }] },
    })
  })

  it('say beside the field what is missing or wrong, and record nothing of it', async () => {
    const count = async () => (await running().admin().get('/leads?size=10')).body.total as number
    const before = await count()
    const one = await visitor(running())
    const fieldsOf = async (body: object) => {
      const { status, body: answer } = await one.post(ask, body)
      return [status, ...Object.keys(answer.fields ?? {}).sort()]
    }
    expect(await fieldsOf({ type: 'New Car Sales' })).toEqual([400, 'mobile', 'name'])
    expect(await fieldsOf(request({ type: 'Boat', mobile: '12', email: 'x' }))).toEqual([400, 'email', 'mobile', 'type'])
    expect(await fieldsOf(request({ preferredAt: '2020-01-01T08:00:00Z' }))).toEqual([400, 'preferredAt'])
    expect(await fieldsOf(request({ assigneeId: running().tenants.noor.staff.Administrator.id }))).toEqual([400, 'assigneeId'])
    const foreign = await one.post(ask, request({ makeId: running().tenants.najd.makeId }))
    expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([404, ['makeId']])
    expect(await count()).toBe(before)
  })

  it('are recorded once however often they are sent, and linked when they are asked again', async () => {
    const one = await visitor(running())
    const body = request()
    const [first, again] = [await one.post(ask, body, { key: 'pressed' }), await one.post(ask, body, { key: 'pressed' })]
    expect(again.body.lead.id).toBe(first.body.lead.id)
    const later = await one.post(ask, body, { key: 'another day' })
    expect(await stored(later.body.lead.id as string)).toMatchObject({ duplicateOfId: first.body.lead.id })
  })

  it('are seen by the visit that made them and by their proven mobile, and not found by anybody else', async () => {
    const mobile = newMobile()
    const asker = await visitor(running())
    const { body } = await asker.post(ask, request({ mobile }))
    const path = `/landing-page/lead/${body.lead.id}`
    const seen = await asker.get(path)
    expect([seen.status, seen.body.lead]).toEqual([200, body.lead])
    expect(Object.keys(seen.body.lead)).not.toContain('mobile')
    const own = await proven(running(), mobile)
    expect((await own.sender.get(path)).status).toBe(200)
    const others = [
      await visitor(running()),
      (await proven(running(), newMobile())).sender,
      (await customer(running())).sender,
      await visitor(running(), 'najd'),
      running().admin('najd'),
    ]
    for (const other of others) expect((await other.get(path)).status).toBe(404)
    expect((await running().as({ tenant: 'noor' }).get(path)).status).toBe(401)
  })

  it('are refused where the tenant has switched them off', async () => {
    const one = await visitor(running())
    await switchFlag(running(), 'CREATE_LEAD', false, async () => {
      expect((await one.post(ask, request())).body.code).toBe('featureOff')
    })
    await switchFlag(running(), 'TEST_DRIVE', false, async () => {
      expect((await one.post(ask, request({ type: 'Test Drive' }))).body.code).toBe('featureOff')
      expect((await one.post(ask, request())).status).toBe(200)
    })
  })

  it('are limited by visit and by mobile, and many people may share an address', async () => {
    const address = newAddress()
    const one = await visitor(running())
    const statuses = []
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await one.post(ask, request(), { address })).status)
    expect([statuses.slice(0, 10).every((status) => status === 200), statuses[10]]).toEqual([true, 429])
    const mobile = newMobile()
    for (let tries = 0; tries < 10; tries += 1)
      expect((await (await visitor(running())).post(ask, request({ mobile }), { address })).status).toBe(200)
    expect((await (await visitor(running())).post(ask, request({ mobile }))).status).toBe(429)
    expect((await (await visitor(running())).post(ask, request(), { address })).status).toBe(200)
  })
})

onServer('published content', (running) => {
  const slugs = async (kind?: string, tenant: 'noor' | 'najd' = 'noor') => {
    const { body } = await (await visitor(running(), tenant)).get(`/landing-page/content${kind ? `?kind=${kind}` : ''}`)
    return body.data.map(({ slug }: { slug: string }) => slug) as string[]
  }

  it('is what is out now, in its order, and never a draft, what is over, or what is still to come', async () => {
    const maker = makerOf(running())
    const days = (count: number) => new Date(running().services.now().getTime() + count * 86_400_000).toISOString()
    const make = (slug: string, more: object) =>
      maker.insert('cms', {
        slug,
        kind: 'offer',
        status: 'published',
        publishFrom: null,
        publishTo: null,
        image: null,
        brochure: null,
        ...more,
      })
    await make('second', { position: 2 })
    await make('first', { position: 1, publishFrom: days(-1), publishTo: days(1) })
    await make('draft', { status: 'draft' })
    await make('over', { publishTo: days(-1) })
    await make('to-come', { publishFrom: days(1) })
    const gone = await make('gone', {})
    await running().services.engine.scoped('noor', (tx) => sql`update cms set "deletedAt" = now() where id = ${gone.id}`.execute(tx))
    await make('the-terms', { kind: 'terms', position: 0 })
    expect(await slugs('offer')).toEqual(['first', 'second'])
    expect(await slugs('terms,offer')).toEqual(['the-terms', 'first', 'second'])
    expect(await slugs()).toEqual(['the-terms', 'first', 'second'])
    expect(await slugs('offer', 'najd')).toEqual([])
    expect((await (await visitor(running())).get('/landing-page/content?kind=draft')).status).toBe(400)
  })

  it('tells in the settings whether there is anything to show, and leads nowhere that runs', async () => {
    const maker = makerOf(running())
    const offers = async (tenant: 'noor' | 'najd') => (await (await visitor(running(), tenant)).get('/landing-page/settings')).body.offers
    expect([await offers('noor'), await offers('najd')]).toEqual([true, false])
    const linkOf = async (link: string) => {
      const row = await maker.insert('cms', { kind: 'banner', status: 'published', publishFrom: null, publishTo: null, link })
      const { body } = await (await visitor(running())).get('/landing-page/content?kind=banner')
      await running().services.engine.scoped('noor', (tx) => sql`delete from cms where id = ${row.id}`.execute(tx))
      return body.data.at(-1).link as string | null
    }
    expect(await linkOf('https://example.com/a?b=c')).toBe('https://example.com/a?b=c')
    expect(await linkOf('/open-days')).toBe('/open-days')
    expect(await linkOf('lead?type=Test+Drive')).toBe('lead?type=Test+Drive')
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', ' javascript:x'])
      expect(await linkOf(bad)).toBeNull()
  })
})
