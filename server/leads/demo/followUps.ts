// Demo follow-ups: how each lead was contacted, and for some recent ones the next step with its due time.
import type { RowOf } from '../../core/db/repository.ts'
import { inForm, isWoman } from '../../core/demo/person.ts'
import { contactTexts, duplicateText, junkText, missedTexts, unreachedText, type ContactText } from './followUpTexts.ts'
import { demoRow, typedMoment } from '../../core/demo/demoRow.ts'
import { day, hour, managerOf, type DemoContext } from '../../masters/demo/index.ts'
import type { Random } from '../../core/demo/random.ts'

const worked = 30
// Hours from now at which next steps are due: overdue, today and later.
const dues = [-26, -3, 2, 5, 26, 50] as const

/** What was said: somebody who bought was spoken to, somebody who was given up as unreachable was not. */
function contactOf({ type, status, lostReason, firstResponseAt }: RowOf<'leads'>, random: Random): ContactText {
  if (!firstResponseAt) return lostReason === 'duplicate' ? duplicateText : junkText
  if (lostReason === 'unreachable') return unreachedText
  return random.pick(status !== 'in-progress' || random.chance(0.7) ? contactTexts[type] : missedTexts)
}

/** One contact for each lead that somebody worked on, and a next step for some of the open ones of the last two weeks. */
export function makeFollowUps(context: DemoContext): RowOf<'followUps'>[] {
  const { leads, staff, random, now } = context
  const people = new Map(staff.map((one) => [one.id, one]))
  const since = new Date(now.getTime() - 14 * day).toISOString()
  const contacted = leads.filter(({ status, deletedAt }) => status !== 'pending' && !deletedAt)
  const open = contacted.filter(({ status, createdAt, assigneeId }) => status === 'in-progress' && createdAt > since && assigneeId)
  const steps = new Map(
    random
      .shuffled(open)
      .slice(0, worked)
      .map(({ id }, place) => [id, dues[place % dues.length] ?? 2]),
  )
  const write = (lead: RowOf<'leads'>, at: Date, values: Partial<RowOf<'followUps'>>) => {
    const one = people.get(lead.assigneeId ?? '') ?? managerOf(context, lead.department)
    return demoRow(
      'followUps',
      { id: random.id(at), at, by: one?.id ?? null },
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
  return contacted.flatMap((lead) => {
    // What nobody answered was closed at once.
    const first = Date.parse(lead.firstResponseAt ?? lead.updatedAt)
    const script = random.chance(0.7) ? 1 : 0
    const { channel, result, text, next } = contactOf(lead, random)
    const about = isWoman(lead.name)
    const contact = write(lead, new Date(first), { comment: inForm(text[script], about), channel, contactResult: result })
    const step = steps.get(lead.id)
    if (step === undefined) return [contact]
    const noted = new Date(Math.min(first + random.integer(1, 90) * 60_000, now.getTime() - 60_000))
    // A next step is due after the contact was noted.
    const due = Date.parse(typedMoment(Math.max(now.getTime() + step * hour, noted.getTime() + hour)))
    return [
      contact,
      write(lead, noted, {
        comment: inForm(next.text[script], about),
        channel: next.channel,
        dueAt: new Date(due).toISOString(),
        remindedAt: due < now.getTime() ? new Date(due).toISOString() : null,
      }),
    ]
  })
}
