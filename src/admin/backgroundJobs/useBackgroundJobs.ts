import { useQuery } from '@tanstack/react-query'
import type { InputOf } from '../../schema/endpoints.ts'
import { workDesk, workJobs, workJob, retryWork, cancelWork, pauseWork } from '../../schema/backgroundJobs/calls.ts'
import { client } from '../core/client.ts'
import { useAct } from '../core/useAct.ts'

/** Which jobs are shown. */
export type BackgroundView = NonNullable<InputOf<'workJobs'>['view']>

const key = 'work'
/** Milliseconds after which it looks again, while somebody looks. */
const every = 4_000

/** Everything at once, anew every few seconds. */
export const useBackgroundOverview = () =>
  useQuery({
    queryKey: [key, 'desk'],
    queryFn: ({ signal }) => client.call(workDesk, {}, { signal, quiet: true }),
    refetchInterval: every,
  })

/** A page of jobs, anew every few seconds. */
export const useBackgroundJobs = (view: BackgroundView, page: number) =>
  useQuery({
    queryKey: [key, 'jobs', view, page],
    queryFn: ({ signal }) => client.call(workJobs, { view, page }, { signal, quiet: true }),
    refetchInterval: every,
    placeholderData: (before) => before,
  })

/** One job, anew every few seconds. */
export const useBackgroundJob = (id: string) =>
  useQuery({
    queryKey: [key, 'job', id],
    queryFn: ({ signal }) => client.call(workJob, {}, { params: { id }, signal, quiet: true }),
    refetchInterval: every,
  })

/** What can be done about work; afterwards everything is asked for anew. */
export function useSteering() {
  const { run, acting } = useAct([key, 'jobs'])
  return {
    acting,
    retry: (id: string) => run(() => client.call(retryWork, {}, { params: { id } })),
    cancel: (id: string) => run(() => client.call(cancelWork, {}, { params: { id } })),
    pause: (what: string, paused: boolean) => run(() => client.call(pauseWork, { what, paused })),
  }
}
