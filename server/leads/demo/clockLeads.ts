// Times of demo leads: assignment, due time, response time, and escalation of late ones.
import { responseBand } from '../../../src/schema/leads/responseBand.ts'
import { spansOf } from '../../core/time/slots.ts'
import { momentOf, weekdayOf } from '../../core/time/time.ts'
import { branchOf } from '../../core/time/workshop.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'

/** The rows that determine opening hours. */
export interface BusinessTimeRows {
  dealershipLocations: readonly RowOf<'dealershipLocations'>[]
  settings: readonly RowOf<'settings'>[]
  holidays: readonly RowOf<'holidays'>[]
}
type Edges = readonly (readonly [from: number, to: number])[]
const minute = 60_000
const maxDays = 60
const firstDay = '2026-01-01'
// The zone's offset, determined once: calculating each of thousands of leads with the calendar would be slow.
const ahead = Date.parse(`${firstDay}T00:00:00Z`) - Date.parse(momentOf(firstDay, '00:00'))
const dayOf = (at: number) => new Date(at + ahead).toISOString().slice(0, 10)

/** The opening and closing times of a branch's days in milliseconds, each calculated once. */
function edgesIn({
  dealershipLocations,
  settings: [settings],
  holidays,
}: BusinessTimeRows): (locationId: string | null, day: string) => Edges {
  const known = new Map<string, Edges>()
  const spans = (locationId: string | null, day: string) => {
    if (holidays.some((one) => one.day === day && (one.locationId === null || one.locationId === locationId))) return []
    const location = dealershipLocations.find(({ id }) => id === locationId)
    if (!settings) return []
    if (location) return spansOf(branchOf(location, settings), day)
    return ['friday', 'saturday'].includes(weekdayOf(day)) ? [] : [{ from: settings.openFrom, to: settings.openTo }]
  }
  return (locationId, day) => {
    const key = `${locationId} ${day}`
    const found =
      known.get(key) ??
      spans(locationId, day).map(({ from, to }) => [Date.parse(momentOf(day, from)), Date.parse(momentOf(day, to))] as const)
    known.set(key, found)
    return found
  }
}

// Most next contacts are in the coming days, some are overdue.
function nextContact(id: string, now: Date): Date {
  const share = Number.parseInt(id.slice(-4), 16) / 0x10000
  const halfHours = Math.round((share * 6 - 0.5) * 48)
  return new Date(Math.floor(now.getTime() / (30 * minute)) * 30 * minute + halfHours * 30 * minute)
}

/** Returns a function that sets a lead's times as the server would have. */
export function clockLeads(opened: BusinessTimeRows, now: Date): (lead: RowOf<'leads'>) => RowOf<'leads'> {
  const edges = edgesIn(opened)
  const limit = opened.settings[0]?.leadAnswerMinutes ?? 60
  const minutesBetween = (locationId: string | null, from: number, to: number) => {
    let open = 0
    for (let [at, last] = [from, dayOf(to)]; dayOf(at) <= last && at < from + maxDays * dayMs; at += dayMs)
      for (const [begin, end] of edges(locationId, dayOf(at))) open += Math.max(0, Math.min(end, to) - Math.max(begin, from))
    return Math.floor(open / minute)
  }
  const after = (locationId: string | null, from: number) => {
    let left = limit * minute
    for (let at = from; at < from + maxDays * dayMs; at += dayMs)
      for (const [begin, end] of edges(locationId, dayOf(at))) {
        const open = end - Math.max(begin, from)
        if (open >= left) return new Date(Math.max(begin, from) + left)
        left -= Math.max(0, open)
      }
    return new Date(from + dayMs)
  }
  return (lead) => {
    const came = Date.parse(lead.createdAt)
    const due = after(lead.locationId, came)
    const minutes = lead.firstResponseAt ? minutesBetween(lead.locationId, came, Date.parse(lead.firstResponseAt)) : null
    // Late leads were escalated when they became late, not all at the start of the demo.
    const late = lead.status === 'pending' && due < now
    return {
      ...lead,
      dueAt: (lead.status === 'in-progress' ? nextContact(lead.id, now) : due).toISOString(),
      assignedAt: lead.assigneeId ? (late ? due.toISOString() : lead.createdAt) : null,
      escalatedAt: late ? due.toISOString() : null,
      responseMinutes: minutes,
      responseBand: responseBand(minutes),
    }
  }
}
