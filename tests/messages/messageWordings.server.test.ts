// The page of message templates: the built-in texts, filled in with the tenant's newest rows that the person may see.
import { expect, it } from 'vitest'
import type { Word } from '../../src/schema/enumerations.ts'
import type { Wording } from '../../src/schema/messages/calls/messageTexts.ts'
import { fillPlaceholders, problemsOfWords } from '../../src/schema/messages/placeholders.ts'
import { smsSize } from '../../src/schema/messages/smsParts.ts'
import { templateTexts } from '../../server/masters/starting/words.ts'
import { openShortLink } from '../../server/core/access/shortLink.ts'
import { momentOf, visitTime } from '../../server/core/time/time.ts'
import { customer } from '../core/server/people.ts'
import { onServer } from '../core/server/eachServer.ts'
import type { Sender } from '../core/server/requests.ts'

onServer('the wordings of messages', (running) => {
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
    const { services } = running()
    const code = new URL(values.en['link'] ?? '').pathname.slice('/s/noor/'.length)
    expect(code).toMatch(/^\w{10}$/)
    expect(await services.engine.scoped('noor', (tx) => openShortLink(services, tx, code))).toBeUndefined()
    expect(JSON.stringify(await wordings(as('Administrator', 'najd')))).not.toContain(ref)
  })

  it('name dealer, weekday, time and branch of a booking in two SMS parts at most, with the longest weekday, month and branch', async () => {
    const all = await wordings(as('Administrator', 'najd'))
    const kinds = [
      'bookingConfirmation',
      'bookingMoved',
      'bookingCancelled',
      'bookingReminderDay',
      'bookingReminderSoon',
      'waitingOffer',
    ] as const
    const own = (kind: (typeof kinds)[number]) => (kind in templateTexts ? templateTexts[kind as keyof typeof templateTexts] : undefined)
    const moment = momentOf('2026-09-30', '12:30')
    const few = (parts: number) => parts <= 2
    for (const kind of kinds) {
      const { builtIn } = of(all, kind)
      const [en = builtIn.en, ar = builtIn.ar] = own(kind) ?? []
      const link = 'https://book.noor-motors.example/s/noor/x3m7Kq9TzA'
      const english = {
        tenant: 'Noor Motors',
        ref: 'K7QF2M',
        when: visitTime(moment, 'english'),
        location: 'Riyadh – Al Olaya',
        until: '12:45 PM',
        link,
      }
      const arabic = {
        tenant: 'نور للسيارات',
        ref: 'K7QF2M',
        when: visitTime(moment, 'arabic'),
        location: 'المدينة المنورة',
        until: '12:45 م',
        link,
      }
      for (const text of [fillPlaceholders(builtIn.en, english), fillPlaceholders(en, english)])
        expect([kind, text, smsSize(text)]).toEqual([
          kind,
          text,
          expect.objectContaining({ encoding: 'GSM-7', parts: expect.toSatisfy(few) }),
        ])
      for (const text of [fillPlaceholders(builtIn.ar, arabic), fillPlaceholders(ar, arabic)])
        expect([kind, text, smsSize(text)]).toEqual([
          kind,
          text,
          expect.objectContaining({ encoding: 'UCS-2', parts: expect.toSatisfy(few) }),
        ])
      for (const text of [builtIn.en, en, builtIn.ar, ar]) expect(text).toMatch(/\{tenant\}.*\{when\}.*\{location\}/)
    }
  })

  it('show what the person’s own lists would, and nothing to anyone who has no settings', async () => {
    const { mobile } = await customer(running())
    expect(of(await wordings(as('Service Manager')), 'otpIssue').values.en['mobile']).toBe(mobile)
    expect((await as('Parts Manager').get('/misc/message-wordings')).status).toBe(403)
    expect((await running().as({ tenant: 'noor' }).get('/misc/message-wordings')).status).toBe(401)
  })
})
