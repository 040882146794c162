// What the dashboard asks for, so that the first page asks for it before it is drawn, and finds the answers.
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import type { Period } from '../../schema/dashboard/dashboards.ts'
import { dashboard } from '../../schema/dashboard/calls.ts'
import { session } from '../../session/index.ts'
import { client } from '../core/client.ts'
import { fetchRows } from '../core/fetchRows.ts'
import { daysFrom, endOfDay, startOfDay } from '../core/filters/days.ts'
import { mayOf } from '../core/rights.ts'

/** The period that an address without one means. */
export const firstPeriod: Period = 'week'
/** The figures of a period, of a branch or of all. */
export const dashboardQuery = (period: Period, locationId: string | undefined) =>
  queryOptions({
    queryKey: ['dashboard', period, locationId],
    queryFn: ({ signal }) => client.call(dashboard, { period, ...(locationId ? { locationId } : {}) }, { signal }),
  })

/** The next bookings of today, by time. */
export function todayQuestion(timeZone: string) {
  const today = daysFrom(new Date().toISOString(), timeZone) ?? ''
  const status = ['pending', 'inWorkshop', 'awaitingLabour', 'awaitingParts', 'qc', 'washing']
  return {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'startAt', order: 'ASC' as const },
    filter: { startAtFrom: startOfDay(today, timeZone), startAtTo: endOfDay(today, timeZone), closure: ['none'], status },
  }
}
/** The latest campaigns that went out. */
export const campaignQuestion = {
  pagination: { page: 1, perPage: 5 },
  sort: { field: 'scheduleAt', order: 'DESC' as const },
  filter: { status: ['sent', 'sending', 'paused'] },
}

/** Loads what the dashboard shows. Resolves once its figures are there, which stand first; the rows below them follow by themselves. */
export async function fetchDashboard(memory: QueryClient, dataProvider: DataProvider, timeZone: string): Promise<void> {
  const may = mayOf(session.get('staff'))
  const rows = (resource: string, question: Parameters<typeof fetchRows>[3]) => fetchRows(memory, dataProvider, resource, question)
  const counted = memory.prefetchQuery(dashboardQuery(firstPeriod, session.get('branch')))
  void Promise.all([
    may('list', 'appointments') && rows('appointments', todayQuestion(timeZone)),
    may('list', 'campaigns') && rows('campaigns', campaignQuestion),
  ])
  await counted
}
