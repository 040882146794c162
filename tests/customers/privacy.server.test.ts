// The registers of the Personal Data Protection Law: requests with their thirty days, breaches with their 72 hours.
import { beforeEach, expect, it } from 'vitest'
import { onServer } from '../core/server/eachServer.ts'
import { customer } from '../core/server/people.ts'
import { firstMorning } from '../core/server/testServer.ts'

const hourMs = 3_600_000

onServer('registers of privacy', (running) => {
  beforeEach(() => {
    running().clock.now = firstMorning
  })
  const admin = () => running().admin()
  const ask = async (values: object = {}) => {
    const { id: customerId } = await customer(running())
    return admin().post('/privacyRequests', { customerId, kind: 'access', request: 'What do you know of me?', ...values })
  }

  it('give a request thirty days from the day that it came, and mark what is overdue', async () => {
    const { status, body } = await ask({ receivedOn: '2026-11-01' })
    expect([status, body.state, body.receivedOn, body.dueAt]).toEqual([200, 'open', '2026-11-01', '2026-12-01T20:59:59.000Z'])
    expect((await ask()).body.receivedOn).toBe('2026-11-22')
    const overdue = async () =>
      (await admin().get('/privacyRequests?dueAtTo=2026-12-02T00:00:00Z&state=open,inProgress')).body.total as number
    expect(await overdue()).toBe(1)
    const late = await ask({ receivedOn: '2026-11-23' })
    expect([late.status, Object.keys(late.body.fields)]).toEqual([400, ['receivedOn']])
    const put = (changes: object, version = 1) => admin().put(`/privacyRequests/${body.id}`, { ...changes, version })
    const bare = await put({ state: 'answered' })
    expect([bare.status, Object.keys(bare.body.fields)]).toEqual([400, ['answer']])
    const done = await put({ state: 'answered', answer: 'Sent as a file.' })
    expect([done.status, done.body.answeredAt]).toEqual([200, firstMorning.toISOString()])
    expect(await overdue()).toBe(0)
    const again = await put({ state: 'inProgress' }, 2)
    expect([again.status, again.body.answeredAt]).toEqual([200, null])
  })

  it('take what a customer asks on the landing, and show them the answer once it is given', async () => {
    const { sender } = await customer(running())
    const path = '/landing-page/personal-data/requests'
    const wrong = await sender.post(path, { kind: 'everything', request: '' })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['kind', 'request']])
    const { status, body } = await sender.post(path, { kind: 'objection', request: 'No more calls.' })
    expect([status, body.request.state, body.request.receivedOn, typeof body.successMessage]).toEqual([200, 'open', '2026-11-22', 'string'])
    const put = (changes: object, version: number) => admin().put(`/privacyRequests/${body.request.id}`, { ...changes, version })
    expect((await put({ answer: 'A draft.', state: 'inProgress' }, 1)).status).toBe(200)
    const own = async () => (await sender.get(path)).body.data[0]
    expect(await own()).toMatchObject({ state: 'inProgress', answer: null })
    expect((await put({ answer: 'Noted.', state: 'answered' }, 2)).status).toBe(200)
    expect(await own()).toMatchObject({ state: 'answered', answer: 'Noted.', answeredAt: firstMorning.toISOString() })
    const stranger = await customer(running())
    expect((await stranger.sender.get(path)).body.data).toEqual([])
  })

  it('answer a request to be deleted by the erasure, which forgets its words', async () => {
    const { body } = await ask({ kind: 'deletion', request: 'Forget me, Sara of Riyadh.' })
    const { version } = (await admin().get(`/customers/${body.customerId}`)).body
    const erased = await admin().post(`/customers/${body.customerId}/erase`, { version, reason: 'They want it.' })
    expect([erased.status, erased.body.erased?.privacyRequests]).toEqual([200, 1])
    const { body: after } = await admin().get(`/privacyRequests/${body.id}`)
    expect([after.state, after.answeredAt]).toEqual(['answered', firstMorning.toISOString()])
    expect(after.request).not.toContain('Sara')
  })

  it('give a breach 72 hours from when it was found, until the authority is notified', async () => {
    const breach = {
      title: 'A lost laptop',
      foundAt: firstMorning.toISOString(),
      description: 'Encrypted, with two hundred names.',
      people: 200,
    }
    const { status, body } = await admin().post('/breaches', breach)
    expect([status, body.state, body.reportBy]).toEqual([200, 'open', new Date(firstMorning.getTime() + 72 * hourMs).toISOString()])
    const put = (changes: object, version = 1) => admin().put(`/breaches/${body.id}`, { ...changes, version })
    const untold = await put({ state: 'reported' })
    expect([untold.status, Object.keys(untold.body.fields)]).toEqual([400, ['reportedAt']])
    const future = await put({ reportedAt: new Date(firstMorning.getTime() + hourMs).toISOString() })
    expect([future.status, Object.keys(future.body.fields)]).toEqual([400, ['reportedAt']])
    expect((await put({ reportedAt: firstMorning.toISOString() })).body.state).toBe('reported')
    const manager = running().as({ token: running().tenants.noor.staff['Service Manager'].token })
    expect((await manager.get('/breaches')).status).toBe(200)
    expect((await manager.put(`/breaches/${body.id}`, { people: 1, version: 2 })).status).toBe(403)
  })
})
