// Demo follow-ups on the leads of the last two weeks: contact, next step and its due time.
import type { RowOf } from '../../core/db/repository.ts'
import { contactTexts, nextSteps } from './followUpTexts.ts'
import { demoRow, typedMoment } from '../../core/demo/demoRow.ts'
import { day, hour, type DemoContext } from '../../masters/demo/index.ts'

const worked = 60
// Hours from now at which next steps are due: overdue, today and later.
const dues = [-26, -3, 2, 5, 26, 50] as const

/** One contact for each lead, and a next step for every open lead. */
export function makeFollowUps(context: DemoContext): RowOf<'followUps'>[] {
  const { leads, staff, random, now } = context
  const people = new Map(staff.map((one) => [one.id, one]))
  const since = new Date(now.getTime() - 14 * day).toISOString()
  const recent = random.shuffled(
    leads.filter((lead) => lead.firstResponseAt && lead.createdAt > since && !lead.deletedAt && people.has(lead.assigneeId ?? '')),
  )
  const open = recent.filter(({ status }) => status === 'in-progress').slice(0, worked / 2)
  const chosen = [...open, ...recent.filter(({ status }) => status !== 'in-progress').slice(0, worked - open.length)]
  const write = (lead: RowOf<'leads'>, at: Date, values: Partial<RowOf<'followUps'>>) => {
    const one = people.get(lead.assigneeId ?? '')
    return demoRow(
      'followUps',
      { id: random.id(at), at, by: lead.assigneeId },
      {
        leadId: lead.id,
        name: lead.name,
        type: lead.type,
        locationId: lead.locationId,
        staffId: one?.id,
        staffName: one?.name.en,
        staffEmail: one?.email,
        ...values,
      },
    )
  }
  return chosen.flatMap((lead, place) => {
    const first = Date.parse(lead.firstResponseAt ?? lead.createdAt)
    const script = random.chance(0.7) ? 1 : 0
    const { channel, result, text } = random.pick(contactTexts)
    const contact = write(lead, new Date(first), { comment: text[script], channel, contactResult: result })
    if (lead.status !== 'in-progress') return [contact]
    const step = random.pick(nextSteps)
    const noted = new Date(Math.min(first + random.integer(1, 90) * 60_000, now.getTime() - 60_000))
    // A next step is due after the contact was noted.
    const due = Date.parse(typedMoment(Math.max(now.getTime() + (dues[place % dues.length] ?? 2) * hour, noted.getTime() + hour)))
    return [
      contact,
      write(lead, noted, {
        comment: step.text[script],
        channel: step.channel,
        dueAt: new Date(due).toISOString(),
        remindedAt: due < now.getTime() ? new Date(due).toISOString() : null,
      }),
    ]
  })
}
