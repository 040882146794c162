import { useSearchParams } from 'react-router-dom'
import { dateValue } from '../../../schema/core/values.ts'
import { dayOf } from '../../../schema/core/time/zone.ts'
import { useBranch } from '../../core/branch.ts'
import type { Row } from '../../core/definition.ts'
import { withParams } from '../../core/withParams.ts'
import { useI18n } from '../../core/useI18n.ts'
import { daysLater, weekStart } from './clock.ts'

/** What the columns of a day stand for. */
export const groupings = ['advisor', 'bay', 'branch'] as const
/** One of these groupings. */
export type Grouping = (typeof groupings)[number]

/** The state of the calendar. Kept in the address, so that it can be bookmarked, shared and gone back to. */
export interface CalendarView {
  view: 'day' | 'week'
  date: string
  by: Grouping
  /** In a week: one advisor or one bay, 'advisor:id' or 'bay:2'; empty: the whole branch. */
  of: string
  /** Whether cancelled and missed bookings are shown. */
  closed: boolean
  branch: Row | undefined
  branches: readonly Row[]
  from: string
  to: string
  today: string
  set: (change: Partial<Record<'view' | 'date' | 'by' | 'of' | 'closed' | 'branch', string | undefined>>) => void
}

/** The view in the address; without a branch there, the branch chosen in the top bar. */
export function useCalendarView(): CalendarView {
  const [params, setParams] = useSearchParams()
  const { timeZone } = useI18n()
  const { branches, chosen } = useBranch()
  const today = dayOf(new Date().toISOString(), timeZone)
  const requested = dateValue.safeParse(params.get('date'))
  const date = requested.success ? requested.data : today
  const view = params.get('view') === 'week' ? 'week' : 'day'
  const from = view === 'week' ? weekStart(date) : date
  return {
    view,
    date,
    by: groupings.find((one) => one === params.get('by')) ?? 'advisor',
    of: params.get('of') ?? '',
    closed: params.get('closed') === '1',
    branch: branches.find(({ id }) => id === params.get('branch')) ?? chosen ?? branches[0],
    branches,
    from,
    to: view === 'week' ? daysLater(from, 6) : from,
    today,
    set: (change) => setParams((before) => withParams(before, change), { replace: !('date' in change || 'view' in change) }),
  }
}
