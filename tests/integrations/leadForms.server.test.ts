// Leads that forms and advertising networks send with names of their own: what becomes what, what is refused, and what comes twice.
import { expect, it } from 'vitest'
import { onServer } from '../core/server/eachServer.ts'
import { newAddress } from '../core/server/people.ts'
import type { Row } from '../../server/core/db/rows.ts'
import { keyFor } from './keyFor.ts'

onServer('a form of leads', (running) => {
  let forms = 0
  const formOf = async (values: Row = {}) => {
    forms += 1
    const made = await running()
      .admin()
      .post('/integrations/lead-forms', { name: `Form ${forms}`, type: 'New Car Sales', source: 'social', ...values })
    expect([made.status, made.body.fields]).toEqual([200, undefined])
    return String(made.body.id)
  }
  const as = (token: string, language: 'en' | 'ar' = 'en') => running().as({ token, language, address: newAddress() })
  const sent = async (id: string, body: unknown, { key = '', headers = {} as Record<string, string> } = {}) =>
    as(key || (await keyFor(running())).key).post(`/integrations/lead-forms/${id}/leads`, body, { headers })
  const leadOf = async (id: string) => (await running().admin().get(`/leads/${id}`)).body
  let numbers = 0
  const mobile = () => `05011${String((numbers += 1)).padStart(5, '0')}`

  it('takes a form-encoded body, by usual names and labels in both languages, and keeps the rest in the notes', async () => {
    const { key, name } = await keyFor(running())
    const id = await formOf()
    const number = mobile()
    const body = new URLSearchParams({
      ...{ 'First Name': 'Sara', lastName: 'Al-Harbi', phone_number: number, البريد_الإلكتروني: 'SARA@example.com', Branch: 'olaya' },
      ...{ utm_source: 'ig', utm_campaign: 'winter', 'Which colour?': 'Blue\u0000', '': 'nothing', brand: 'Tesla' },
    })
    const answer = await sent(id, body.toString(), { key, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    expect([answer.status, answer.body.repeated, answer.body.duplicateOfId]).toEqual([200, false, null])
    const lead = await leadOf(answer.body.id)
    expect(lead).toMatchObject({
      ...{ name: 'Sara Al-Harbi', email: 'sara@example.com', type: 'New Car Sales', department: 'Sales', source: 'social' },
      ...{ locationId: running().tenants.noor.branchId, utm: 'utm_source=ig&utm_campaign=winter', makeId: null, status: 'pending' },
    })
    expect(lead.mobile).toBe(`+966${number.slice(1)}`)
    // A make that nobody knows is no reason to lose the lead.
    expect(lead.message).toBe('brand: Tesla\nWhich colour?: Blue')
    const history = await running().admin().get(`/leads/${lead.id}/history`)
    expect(history.body.data[0]).toMatchObject({ actorKind: 'apiKey', actorName: name })
  })

  it.each([
    [
      'Meta',
      (number: string) => ({
        leadgen_id: 'm1',
        field_data: [
          { name: 'full_name', values: ['Omar'] },
          { name: 'phone_number', values: [number] },
        ],
      }),
    ],
    [
      'Google',
      (number: string) => ({
        lead_id: 'g1',
        user_column_data: [
          { column_id: 'FULL_NAME', string_value: 'Omar' },
          { column_id: 'PHONE_NUMBER', string_value: number },
        ],
      }),
    ],
    ['a tool with nested objects', (number: string) => ({ id: 't1', contact: { x: 1 }, fullName: 'Omar', 'mobile-number': number })],
  ])('reads what %s sends', async (_who, body) => {
    const answer = await sent(await formOf(), body(mobile()))
    expect([answer.status, (await leadOf(answer.body.id)).name]).toEqual([200, 'Omar'])
  })

  it('reads a field as the form says it, in place of its usual meaning', async () => {
    const id = await formOf({ mapping: 'q1 = name\nname = message\nsecret=x = none\nwhat = type' })
    const answer = await sent(id, { q1: 'Huda', name: 'A family car', 'secret=x': 'hidden', phone: mobile(), what: 'Test Drive' })
    expect(await leadOf(answer.body.id)).toMatchObject({ name: 'Huda', message: 'A family car', type: 'Test Drive' })
    const wrong = await running().admin().post('/integrations/lead-forms', { name: 'Wrong', type: 'New Car Sales', mapping: 'q1 = status' })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['mapping']])
  })

  it('makes one lead of what comes twice, also at the same time, and says who asked lately', async () => {
    const { key } = await keyFor(running())
    const id = await formOf()
    const body = { id: 'L-1', name: 'Nora', phone: mobile() }
    const [one, other] = await Promise.all([sent(id, body, { key }), sent(id, body, { key })])
    expect([one.body.id, [one.body.repeated, other.body.repeated].sort()]).toEqual([other.body.id, [false, true]])
    // Neither a change of the body nor a header of another name makes it a new one; another form knows nothing of it.
    expect((await sent(id, { ...body, name: 'Nora B' }, { key })).body).toMatchObject({ id: one.body.id, repeated: true })
    const again = await sent(await formOf(), body, { key })
    expect(again.body).toMatchObject({ repeated: false, duplicateOfId: one.body.id })
    const headers = { 'idempotency-key': 'H-1' }
    const byHeader = await sent(id, { name: 'Lama', phone: mobile() }, { key, headers })
    expect((await sent(id, { name: 'Lama', phone: mobile() }, { key, headers })).body).toMatchObject({
      id: byHeader.body.id,
      repeated: true,
    })
  })

  it('refuses a lead without a name or a readable mobile by the field, and one that the key may not make', async () => {
    const id = await formOf()
    const wrong = await sent(id, { phone: '12', comment: 'Call me' })
    expect([wrong.status, Object.keys(wrong.body.fields).sort()]).toEqual([400, ['mobile', 'name']])
    expect((await sent(id, {})).status).toBe(400)
    expect((await sent(id, Object.fromEntries(Array.from({ length: 101 }, (_, place) => [`f${place}`, 'x'])))).status).toBe(400)
    expect((await sent(id, { name: 'x'.repeat(70_000) })).status).toBe(413)
    const lead = { name: 'Reem', phone: mobile() }
    for (const values of [{ readsOnly: true }, { modules: ['customers'] }, { designation: 'Parts Manager' }])
      expect([values, (await sent(id, lead, { key: (await keyFor(running(), values)).key })).status]).toEqual([values, 403])
    expect((await sent(await formOf({ active: false }), lead)).status).toBe(404)
    expect((await sent(id, lead, { key: (await keyFor(running(), {}, 'najd')).key })).status).toBe(404)
    expect((await running().as({}).post(`/integrations/lead-forms/${id}/leads`, lead)).status).toBe(401)
  })

  it('shows an administrator how an example would be read, and writes nothing', async () => {
    const preview = (values: Row) =>
      running()
        .admin()
        .post('/integrations/lead-forms/preview', { type: 'New Car Sales', ...values })
    const count = async () => (await running().admin().get('/leads?size=1')).body.total
    const before = await count()
    const { status, body } = await preview({ example: '{"full_name":"Sara","email":"no","hobby":"Chess"}', mapping: 'hobby = none' })
    expect([status, body.fields]).toEqual([
      200,
      [
        { name: 'full_name', value: 'Sara', target: 'name' },
        { name: 'email', value: 'no', target: 'notes' },
        { name: 'hobby', value: 'Chess', target: 'none' },
      ],
    ])
    expect([body.message, body.problems.map(({ column }: { column: string }) => column)]).toEqual(['email: no', ['Mobile']])
    expect((await preview({ example: 'phone=0501234567&full_name=Sara' })).body.problems).toEqual([])
    expect((await preview({ example: 'neither' })).body.fields).toMatchObject({ example: expect.any(String) })
    expect(await count()).toBe(before)
  })
})
