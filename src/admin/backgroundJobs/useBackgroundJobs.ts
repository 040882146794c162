import { useQuery } from '@tanstack/react-query'
import type { InputOf } from '../../schema/endpoints.ts'
import { workDesk, workJobs, workJob, retryWork, cancelWork, pauseWork } from '../../schema/backgroundJobs/calls.ts'
import { client } from '../core/client.ts'
import { useAct } from '../core/useAct.ts'

/** Which jobs a list shows. */
export type BackgroundView = NonNullable<InputOf<'workJobs'>['view']>

const key = 'work'
/** Milliseconds between two requests while the page is visible. */
const every = 4_000

/** The overview, reloaded every few seconds. */
export const useBackgroundOverview = () =>
  useQuery({
    queryKey: [key, 'desk'],
    queryFn: ({ signal }) => client.call(workDesk, {}, { signal, quiet: true }),
    refetchInterval: every,
  })

/** A page of jobs, reloaded every few seconds. */
export const useBackgroundJobs = (view: BackgroundView, page: number) =>
  useQuery({
    queryKey: [key, 'jobs', view, page],
    queryFn: ({ signal }) => client.call(workJobs, { view, page }, { signal, quiet: true }),
    refetchInterval: every,
    placeholderData: (before) => before,
  })

/** One job, reloaded every few seconds. */
export const useBackgroundJob = (id: string) =>
  useQuery({
    queryKey: [key, 'job', id],
    queryFn: ({ signal }) => client.call(workJob, {}, { params: { id }, signal, quiet: true }),
    refetchInterval: every,
  })

/** The controls of jobs; each reloads everything afterwards. */
export function useSteering() {
  const { run, acting } = useAct([key, 'jobs'])
  return {
    acting,
    retry: (id: string) => run(() => client.call(retryWork, {}, { params: { id } })),
    cancel: (id: string) => run(() => client.call(cancelWork, {}, { params: { id } })),
    pause: (what: string, paused: boolean) => run(() => client.call(pauseWork, { what, paused })),
  }
}
