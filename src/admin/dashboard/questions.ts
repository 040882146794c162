// What the dashboard asks for, so that the first page asks for it before it is drawn, and finds the answers.
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import { figures, nowWord, presentBound, type FigureKey, type Period } from '../../schema/dashboard/dashboards.ts'
import { dashboard } from '../../schema/dashboard/calls.ts'
import type { Action } from '../../schema/core/access.ts'
import { session } from '../../session/index.ts'
import { client } from '../core/client.ts'
import { fetchRows } from '../core/fetchRows.ts'
import { daysFrom, endOfDay, startOfDay } from '../core/filters/days.ts'
import { mayOf, type MayAsk } from '../core/rights.ts'
import { checklistQuery } from '../settings/index.ts'

/** The period that an address without one means. */
export const firstPeriod: Period = 'week'
/** The figures of a period, of a branch or of all. */
export const dashboardQuery = (period: Period, locationId: string | undefined) =>
  queryOptions({
    queryKey: ['dashboard', period, locationId],
    queryFn: ({ signal }) => client.call(dashboard, { period, ...(locationId ? { locationId } : {}) }, { signal }),
  })

interface Need {
  key: FigureKey
  /** The moment from which waiting counts. */
  since: string
  /** The right without which nothing can be done about it. */
  right?: Action
}
/** What needs attention, by kind. */
const needs = [
  { key: 'leadsOverdue', since: 'dueAt' },
  { key: 'complaintsOverdue', since: 'dueAt' },
  { key: 'promiseLate', since: 'promiseAt' },
  { key: 'followUpsDue', since: 'dueAt' },
  { key: 'vehiclesPending', since: 'createdAt', right: 'approve' },
] as const satisfies readonly Need[]

/** Those that the person may see and do something about. */
export const needsOf = (may: MayAsk) =>
  needs.filter(({ key, right = 'list' }: Need) => may('list', figures[key].resource) && may(right, figures[key].resource))

const nowKey = ['dashboard', 'now']
/** The moment that "overdue" is measured by, ISO 8601: the one of the questions that were asked in advance, else the present one. */
export const dashboardNow = (memory: QueryClient): string => memory.getQueryData<string>(nowKey) ?? presentBound(new Date())
/** Forgets it: the next drawing of the dashboard asks by its own moment. */
export const forgetNow = (memory: QueryClient): void => memory.removeQueries({ queryKey: nowKey, exact: true })

/** The longest waiting of a kind first, with the same filter as the figure with that key. */
export function needQuestion({ key, since }: Need, now: string) {
  const filter = Object.entries(figures[key].filter).map(([field, value]) => [field, value === nowWord ? now : value])
  return {
    pagination: { page: 1, perPage: 4 },
    sort: { field: since, order: 'ASC' as const },
    filter: Object.fromEntries(filter) as Record<string, unknown>,
  }
}
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
  const staff = session.get('staff')
  if (!staff) return
  const may = mayOf(staff)
  const now = presentBound(new Date())
  memory.setQueryData(nowKey, now)
  const rows = (resource: string, question: Parameters<typeof fetchRows>[3]) => fetchRows(memory, dataProvider, resource, question)
  const counted = memory.prefetchQuery(dashboardQuery(firstPeriod, session.get('branch')))
  const steps = may('configure', 'settings') ? memory.prefetchQuery(checklistQuery) : undefined
  void Promise.all([
    ...needsOf(may).map((need) => rows(figures[need.key].resource, needQuestion(need, now))),
    may('list', 'appointments') && rows('appointments', todayQuestion(timeZone)),
    may('list', 'campaigns') && rows('campaigns', campaignQuestion),
  ])
  await counted
  await steps
}
