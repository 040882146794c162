// A lead's times in its branch's business time: due time, response time and waiting time.
import { responseBand } from '../../src/schema/leads/responseBand.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { afterBusinessMinutes, businessMinutes } from '../core/time/businessMinutes.ts'
import { openHours, type OpenHours } from '../core/time/openHours.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { dayMinutes } from '../../src/schema/core/time/dayLength.ts'

/** Number of days that are searched for the next opening. */
const nearDays = 31

/**
 * The values that the first answer at a time (ISO UTC) sets; none on a lead that was answered before. All first answers use this function.
 */
export async function answerStamps(
  tx: Scope,
  lead: Pick<RowOf<'leads'>, 'createdAt' | 'locationId' | 'firstResponseAt'>,
  at: string,
): Promise<Row> {
  if (lead.firstResponseAt) return {}
  const minutes = businessMinutes(lead.createdAt, at, await openHours(tx, lead.locationId, lead.createdAt))
  return { firstResponseAt: at, responseMinutes: minutes, responseBand: responseBand(minutes) }
}

/** The time (ISO UTC) by which a new lead is due: within the tenant's limit, else by the same time of the next business day. */
export async function answerDueAt(tx: Scope, locationId: string | null, now: Date): Promise<string> {
  const settings = await findSettings(tx)
  const { leadAnswerMinutes } = settings
  const from = now.toISOString()
  const hours = await openHours(tx, locationId, from, settings)
  if (leadAnswerMinutes > 0) return afterBusinessMinutes(from, leadAnswerMinutes, hours)
  const today = localDay(now)
  const next = Array.from({ length: nearDays }, (_, place) => dayAfter(today, place + 1)).find((day) => hours(day).length > 0)
  const day = next === undefined ? 0 : businessMinutes(momentOf(next, '00:00'), momentOf(dayAfter(next, 1), '00:00'), hours)
  return afterBusinessMinutes(from, day || dayMinutes, hours)
}

/** The present waiting time of a lead, which a page can continue to count until `changesAt`. */
export async function readClock(tx: Scope, lead: RowOf<'leads'>, now: Date): Promise<OutputOf<'leadClock'>> {
  const settings = await findSettings(tx)
  return clockOf(lead, now, settings, (locationId) => openHours(tx, locationId, lead.createdAt, settings))
}

/** The same with what was read before. */
export async function clockOf(
  lead: RowOf<'leads'>,
  now: Date,
  { leadAnswerMinutes }: RowOf<'settings'>,
  hoursOf: (locationId: string | null) => Promise<OpenHours>,
): Promise<OutputOf<'leadClock'>> {
  const { firstResponseAt, responseMinutes, responseBand: band, createdAt, locationId, status } = lead
  const limit = leadAnswerMinutes > 0 ? leadAnswerMinutes : null
  const at = now.toISOString()
  if (firstResponseAt || status !== 'pending')
    return { minutes: responseMinutes, band, running: false, changesAt: null, limit, at, waiting: false }
  const hours = await hoursOf(locationId)
  const minutes = businessMinutes(createdAt, at, hours)
  const change = changeAfter(at, hours)
  return { minutes, band: responseBand(minutes), ...change, limit, at, waiting: true }
}

/** Whether the branch is open now, and when that changes. */
function changeAfter(at: string, hours: (day: string) => readonly { from: string; to: string }[]) {
  const today = localDay(at)
  const edges = Array.from({ length: nearDays }, (_, place) => dayAfter(today, place)).flatMap((day) =>
    hours(day).map(({ from, to }) => ({ from: momentOf(day, from), to: momentOf(day, to) })),
  )
  const present = edges.find(({ from, to }) => from <= at && at < to)
  const next = edges.find(({ from }) => from > at)
  return { running: present !== undefined, changesAt: present?.to ?? next?.from ?? null }
}
