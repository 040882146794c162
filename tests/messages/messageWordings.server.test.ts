// The page of message templates: the built-in texts, filled in with the tenant's newest rows that the person may see.
import { expect, it } from 'vitest'
import type { Word } from '../../src/schema/enumerations.ts'
import type { Wording } from '../../src/schema/messages/calls/messageTexts.ts'
import { problemsOfWords } from '../../src/schema/messages/placeholders.ts'
import { openVisit } from '../../server/appointments/visitLink.ts'
import { momentOf } from '../../server/core/time/time.ts'
import { customer } from '../core/server/people.ts'
import { eachServer } from '../core/server/eachServer.ts'
import type { Sender } from '../core/server/requests.ts'

eachServer('the wordings of messages', (running) => {
  const as = (designation: Word<'designation'>, tenant: 'noor' | 'najd' = 'noor') =>
    running().as({ token: running().tenants[tenant].staff[designation].token })
  const wordings = async (sender: Sender): Promise<Wording[]> => (await sender.get('/misc/message-wordings')).body.wordings
  const of = (all: Wording[], kind: Word<'messageKind'>) => all.find((one) => one.kind === kind) as Wording

  it('are examples where the tenant has nothing yet, and hold every gap of their kind', async () => {
    const all = await wordings(as('Administrator', 'najd'))
    const { real, values, builtIn } = of(all, 'bookingConfirmation')
    expect([real, values.en['ref']]).toEqual([false, 'K7QF2M'])
    expect(values.ar['location']).toBe('فرع العليا')
    expect(builtIn.en).toContain('{ref}')
    for (const one of all) expect(problemsOfWords(one.kind, one.builtIn)).toEqual([])
  })

  it('are filled in with the newest booking, by a link that opens nothing', async () => {
    const one = await customer(running())
    const { body } = await one.sender.post('/landing-page/add-appointment', {
      vehicleId: one.vehicleId,
      services: ['OIL'],
      locationId: running().tenants.noor.branchId,
      startAt: momentOf('2026-11-23', '09:00'),
      transport: 'dropOff',
    })
    const ref = String(body.appointment.ref)
    const { real, values } = of(await wordings(as('Administrator')), 'bookingConfirmation')
    expect([real, values.en['ref'], values.ar['location']]).toEqual([true, ref, 'العليا'])
    const token = new URL(values.en['link'] ?? '').searchParams.get('visit') ?? ''
    const { services } = running()
    await expect(services.engine.scoped('noor', (tx) => openVisit(services, tx, 'noor', token))).rejects.toMatchObject({
      code: 'linkExpired',
    })
    expect(JSON.stringify(await wordings(as('Administrator', 'najd')))).not.toContain(ref)
  })

  it('show what the person’s own lists would, and nothing to anyone who has no settings', async () => {
    const { mobile } = await customer(running())
    expect(of(await wordings(as('Service Manager')), 'otpIssue').values.en['mobile']).toBe(mobile)
    expect((await as('Parts Manager').get('/misc/message-wordings')).status).toBe(403)
    expect((await running().as({ tenant: 'noor' }).get('/misc/message-wordings')).status).toBe(401)
  })
})
