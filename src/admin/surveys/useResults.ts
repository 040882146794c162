import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { OutputOf } from '../../schema/endpoints.ts'
import { surveyResults } from '../../schema/surveys/calls.ts'
import { useSession } from '../../session/index.ts'
import { client } from '../core/client.ts'
import { daysFrom } from '../core/filters/days.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { withParams } from '../core/withParams.ts'
import { useI18n } from '../core/useI18n.ts'
import { dayMs } from '../../schema/core/time/dayLength.ts'
import { previousData } from '../core/parts/connection.ts'

/** The results of a survey in a span of days. */
export type Results = OutputOf<'surveyResults'>
/** The tabs of a survey's results. */
export const resultTabs = ['overview', 'questions', 'people', 'words'] as const
/** One of these actions. */
export type ResultTab = (typeof resultTabs)[number]

const live = ['surveyResponses', 'surveyInvitations']
const usualDays = 30

/** Tab, days and answer filter in the address. A link shows the same. */
export function useRequested() {
  const { timeZone } = useI18n()
  const [search, setSearch] = useSearchParams()
  const today = daysFrom(new Date().toISOString(), timeZone) ?? ''
  const [from, to] = [
    search.get('from') ?? new Date(Date.parse(`${today}T12:00:00Z`) - (usualDays - 1) * dayMs).toISOString().slice(0, 10),
    search.get('to') ?? today,
  ]
  const word = search.get('results')
  const tab = resultTabs.find((one) => one === word) ?? 'overview'
  const addressOf = (values: Readonly<Record<string, string | undefined>>): string => `?${withParams(search, values)}`
  const ask = (values: Readonly<Record<string, string | undefined>>) => setSearch(withParams(search, values), { replace: true })
  return { tab, from, to, search, ask, addressOf }
}

/** The results of a survey in these days, for the branch chosen in the top bar; updated on changes. */
export function useResults(id: string, from: string, to: string) {
  const locationId = useSession('branch')
  const queries = useQueryClient()
  const known = from !== 'invalid' && to !== 'invalid' && from <= to
  const query = useQuery({
    queryKey: ['surveyResults', id, from, to, locationId],
    queryFn: ({ signal }) => client.call(surveyResults, { from, to, ...(locationId ? { locationId } : {}) }, { params: { id }, signal }),
    enabled: known,
    placeholderData: previousData,
  })
  useLiveRefresh(live, () => queries.invalidateQueries({ queryKey: ['surveyResults'] }))
  return query
}
