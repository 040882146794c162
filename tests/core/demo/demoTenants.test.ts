import type { RowOf } from '../../../server/core/db/repository.ts'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { enumerations } from '../../../src/schema/enumerations.ts'
import { placeholdersOf } from '../../../src/schema/messageKinds.ts'
import { resources } from '../../../src/schema/resources.ts'
import { demoRows } from '../../../server/demo/demoRows.ts'
import { cities } from '../../../server/core/demo/content/cities.ts'

const now = new Date('2026-11-22T09:00:00.000Z')
const all = (words: readonly string[], held: readonly (string | null)[]) => words.filter((word) => !held.includes(word))

describe.each(['noor', 'najd'] as const)('the demo data of %s', (tenantId) => {
  const { rows } = demoRows(tenantId, now)
  const cases = [...rows.complaints, ...rows.feedback]
  const drives = [...rows.roadsideAssistance, ...rows.homeService]

  it('has complaints in every status and severity, some of them overdue, and feedback with every number of stars', () => {
    const status = rows.complaints.map((one) => one.status)
    expect(all(enumerations.complaintStatus, status)).toEqual([])
    expect(
      all(
        enumerations.severity,
        rows.complaints.map(({ severity }) => severity),
      ),
    ).toEqual([])
    expect(rows.complaints.filter((one) => one.status !== 'closed' && (one.dueAt ?? '') < now.toISOString()).length).toBeGreaterThan(2)
    expect(new Set(rows.feedback.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect([rows.complaints.length >= 30, rows.feedback.length >= 60]).toEqual([true, true])
  })

  it('closes what is closed, with a reason or a resolution, and gives what is worked on to somebody', () => {
    expect(cases.filter(({ status, closedAt }) => (status === 'closed') !== (closedAt !== null))).toEqual([])
    expect(cases.filter(({ status, closeReason, resolution }) => status === 'closed' && !closeReason && !resolution)).toEqual([])
    expect(cases.filter(({ status, ownerId }) => status === 'in-progress' && !ownerId)).toEqual([])
    expect(cases.filter(({ createdAt, closedAt }) => closedAt !== null && closedAt < createdAt)).toEqual([])
  })

  it('names nobody’s car or visit but the customer’s own', () => {
    const owner = new Map([...rows.vehicles, ...rows.appointments].map(({ id, customerId }) => [id, customerId]))
    const named = [...cases, ...drives].flatMap((one) =>
      [one.vehicleId, 'appointmentId' in one ? one.appointmentId : null].flatMap((id) =>
        id === null ? [] : [[one.customerId, owner.get(id)]],
      ),
    )
    expect(named.filter(([customer, of]) => customer !== of)).toEqual([])
  })

  it('shows a field request in each stage, with a driver once it is begun, an arrival where help came, and an outcome where it is over', () => {
    expect(
      all(
        enumerations.roadsideStage,
        rows.roadsideAssistance.map(({ stage }) => stage),
      ),
    ).toEqual([])
    expect(
      all(
        enumerations.homeServiceStage,
        rows.homeService.map(({ stage }) => stage),
      ),
    ).toEqual([])
    expect(drives.filter(({ status, outcome }) => (status === 'closed') !== (outcome !== null))).toEqual([])
    expect(drives.filter(({ status, stage }) => (status === 'closed') !== (stage === 'done'))).toEqual([])
    expect(drives.filter(({ status, driverId }) => status === 'in-progress' && !driverId)).toEqual([])
    expect(
      drives.filter(({ outcome, arrivedAt }) => /^(RSA|H2H) Responded$/.test(outcome ?? '') !== (arrivedAt !== null) && outcome),
    ).toEqual([])
    expect(drives.filter(({ arrivedAt }) => arrivedAt !== null && arrivedAt > now.toISOString())).toEqual([])
    expect(rows.homeService.filter(({ status, slotAt }) => status === 'in-progress' && !slotAt)).toEqual([])
  })

  it('follows leads up from their first answer or, without one, from when they were closed, no next step due before it was noted', () => {
    const leads = new Map(rows.leads.map((one) => [one.id, one]))
    expect(rows.followUps.length).toBeGreaterThanOrEqual(80)
    expect(
      rows.followUps.filter(({ leadId, type, name }) => leads.get(leadId ?? '')?.type !== type || leads.get(leadId ?? '')?.name !== name),
    ).toEqual([])
    const begun = ({ firstResponseAt, status, updatedAt }: RowOf<'leads'>) => firstResponseAt ?? (status === 'closed' ? updatedAt : '~')
    expect(
      rows.followUps.filter(({ leadId, createdAt }) => {
        const lead = leads.get(leadId ?? '')
        return !lead || createdAt < begun(lead)
      }),
    ).toEqual([])
    expect(rows.followUps.filter(({ dueAt, createdAt }) => dueAt !== null && dueAt <= createdAt)).toEqual([])
    expect(rows.followUps.some(({ dueAt }) => dueAt !== null && dueAt < now.toISOString())).toBe(true)
  })

  it('brought each payment where it is by its events, by instalments only where the company offers them', () => {
    const late = rows.payments.filter(({ state, events, updatedAt }) => events.at(-1)?.name !== state || events.at(-1)?.at !== updatedAt)
    expect(late).toEqual([])
    expect(rows.payments.filter(({ events }) => events.some(({ at }, place) => place > 0 && at < (events[place - 1]?.at ?? '')))).toEqual(
      [],
    )
    expect(rows.payments.some(({ provider }) => provider === 'tamara')).toBe(tenantId === 'noor')
    const states = rows.payments.map(({ state }) => state)
    if (tenantId === 'noor') expect(all(enumerations.paymentState, states)).toEqual([])
  })

  it('publishes only what is written in both languages, and keeps a draft that is not', () => {
    const written = ({ title, body }: (typeof rows.cms)[number]) => Boolean(title.en && title.ar && (!body || (body.en && body.ar)))
    expect(rows.cms.filter((one) => one.status === 'published' && !written(one))).toEqual([])
    expect(rows.cms.some((one) => one.status === 'draft' && !written(one))).toBe(true)
  })

  it('has campaigns approved by somebody else than their author', () => {
    const approved = rows.campaigns.filter(({ approverId }) => approverId !== null)
    expect(approved.length).toBeGreaterThan(2)
    expect(approved.filter(({ approverId, createdBy }) => approverId === createdBy)).toEqual([])
    expect(rows.campaigns.filter(({ status, scheduleAt }) => ['scheduled', 'sent'].includes(status) && !scheduleAt)).toEqual([])
  })

  it('answers only questions that were shown, all that had to be, with what could be chosen', () => {
    const surveys = new Map(rows.surveys.map((one) => [one.id, one.questions]))
    expect(rows.surveyResponses.length).toBeGreaterThanOrEqual(40)
    const wrong = rows.surveyResponses.filter(({ surveyId, answers, result }) => {
      const given = answers as Record<string, string>
      return (surveys.get(surveyId) ?? []).some(({ id, required, showIf, kind, choices = [] }) => {
        const shown = !showIf || given[showIf.question] === showIf.equals
        if (id in given) return !shown || (kind === 'choice' && !choices.some(({ en }) => en === given[id]))
        return shown && required && result === 'Completed'
      })
    })
    expect(wrong).toEqual([])
    expect(rows.surveyResponses.filter(({ score, result }) => (result === 'Completed') !== (score !== null))).toEqual([])
  })

  it('keeps views that their lists understand', () => {
    for (const { resource, state } of rows.savedViews) {
      const { filter } = state as { filter: Record<string, unknown> }
      const plain = Object.fromEntries(Object.entries(filter).filter(([key]) => !key.endsWith('Span')))
      const shape = resources[resource as 'leads'].filter as unknown as z.ZodObject
      expect(shape.strict().safeParse(plain).success, `${resource} ${JSON.stringify(filter)}`).toBe(true)
    }
    expect(new Set(rows.savedViews.filter(({ visibility }) => visibility === 'team').map(({ resource }) => resource))).toEqual(
      new Set(['leads', 'appointments']),
    )
  })

  it('tells each account eight things and knows ten of its sign-ins, without personal data in the notices', () => {
    const accounts = rows.staff.filter(({ staffType }) => staffType === null)
    for (const { id } of accounts) {
      expect(rows.notifications.filter(({ staffId }) => staffId === id)).toHaveLength(8)
      expect(rows.signIns.filter(({ staffId }) => staffId === id)).toHaveLength(10)
    }
    const names = rows.customers.flatMap(({ lastName }) => (lastName && lastName.length > 5 ? [lastName] : []))
    expect(rows.notifications.filter(({ title }) => names.some((name) => title.ar.includes(name)))).toEqual([])
    expect(rows.staff.filter(({ leave }) => leave.length > 0)).toHaveLength(2)
  })

  it('has two customers who are one person, and tags to filter by', () => {
    const mails = rows.customers.flatMap(({ email }) => (email === null ? [] : [email]))
    const twice = mails.filter((mail, place) => mails.indexOf(mail) !== place)
    expect(twice).toHaveLength(1)
    const twins = rows.customers.filter(({ email }) => email === twice[0])
    expect(new Set(twins.map(({ lastName }) => lastName)).size).toBe(2)
    expect(rows.customers.some(({ tags }) => tags.length > 0)).toBe(true)
    expect(rows.leads.some(({ tags }) => tags.length > 0)).toBe(true)
  })

  it('lists the world’s countries, the kingdom’s regions and cities, and the currencies, in both languages', () => {
    expect(rows.countries.length).toBeGreaterThan(230)
    expect(rows.countries.find(({ code }) => code === 'AE')).toMatchObject({
      dial_code: '+971',
      name: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
    })
    expect(rows.countries.filter(({ name }) => name.en === '' || !/^[\u0600-\u06ff]/.test(name.ar))).toEqual([])
    expect(rows.states).toHaveLength(13)
    const regions = new Set(rows.states.map(({ id }) => id))
    expect(rows.cities.filter(({ stateId }) => !regions.has(stateId ?? ''))).toEqual([])
    expect(cities.filter(({ en, ar }) => !rows.cities.some(({ name }) => name.en === en && name.ar === ar))).toEqual([])
    expect(rows.multiCurrency.map(({ code, minorDigits }) => `${code} ${minorDigits}`)).toContain('KWD 3')
  })

  it('writes messages of its own with names that are filled in, none of them switched on', () => {
    for (const { kind, body, active } of rows.messageTemplates) {
      const named = [...`${body.en} ${body.ar}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
      expect(new Set(named)).toEqual(new Set(placeholdersOf[kind]))
      expect(active).toBe(false)
    }
  })
})
