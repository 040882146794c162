// Reminds customers of visits a day and two hours before. Each reminder is sent once for a booking and its start, so a moved booking gets
// new ones.
import { sql } from 'kysely'
import { isReminderDue, reminderKinds, type ReminderKind } from './time/reminderTimes.ts'
import { minutesAfter } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { notifyCustomer } from './notifyCustomer.ts'

/** Minutes by which quiet hours can bring a reminder forward. */
const maxForward = 25 * 60
const which = { bookingReminderDay: 'day', bookingReminderSoon: 'soon' } as const

interface Visit {
  id: string
  startAt: string
  agreedAt: string
}

const isWaiting = ({ status, closure }: RowOf<'appointments'>): boolean => status === 'pending' && closure === 'none'
const eventOf = ({ id, startAt }: Pick<Visit, 'id' | 'startAt'>, kind: ReminderKind): string => `reminder:${id}:${startAt}:${which[kind]}`

/** Future visits without this reminder, with the time at which their present start was agreed, taken from the audit. */
async function visitsAhead(tx: Scope, kind: ReminderKind, now: string): Promise<Visit[]> {
  const { rows } = await sql<Visit>`select id, "startAt", coalesce((select max(told."createdAt") from audit told
        where told."rowId" = visit.id::text and told.resource = 'appointments' and jsonb_exists(told.changes, 'startAt')), "createdAt") as "agreedAt"
      from appointments visit
      where "startAt" > ${now} and "startAt" <= ${minutesAfter(now, reminderKinds[kind].lead + maxForward)}
        and status = 'pending' and closure = 'none' and "deletedAt" is null
        and not exists (select from messages where event = 'reminder:' || visit.id || ':'
          || to_char("startAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ${`:${which[kind]}`})
      order by "startAt", id`.execute(tx)
  return rows
}

async function remind(services: Services, tx: Scope, visit: Visit, kind: ReminderKind): Promise<void> {
  const booking = await findRow(tx, 'appointments', visit.id, { lock: true })
  if (!booking || !isWaiting(booking) || booking.startAt !== visit.startAt) return
  const customer = await findRow(tx, 'customers', booking.customerId)
  const location = await findRow(tx, 'dealershipLocations', booking.locationId, { deleted: true })
  if (customer && location) await notifyCustomer(services, tx, customer, kind, booking, location, eventOf(booking, kind))
}

/** Sends every due reminder, each in its own transaction. */
export async function remindBookings(services: Services, tenantId: string, moment: Date): Promise<void> {
  const now = moment.toISOString()
  for (const kind of Object.keys(reminderKinds) as ReminderKind[]) {
    const due = await services.engine.scoped(tenantId, async (tx) => {
      const settings = await findSettings(tx)
      return (await visitsAhead(tx, kind, now)).filter((visit) => isReminderDue(kind, visit, settings, now))
    })
    for (const visit of due) await services.engine.scoped(tenantId, (tx) => remind(services, tx, visit, kind))
  }
}
