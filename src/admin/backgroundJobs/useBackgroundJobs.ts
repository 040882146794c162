import { useQuery } from '@tanstack/react-query'
import type { InputOf } from '../../schema/endpoints.ts'
import {
  backgroundJobsOverview,
  listBackgroundJobs,
  showBackgroundJob,
  retryBackgroundJob,
  cancelBackgroundJob,
  pauseBackgroundJobs,
} from '../../schema/backgroundJobs/calls.ts'
import { client } from '../core/client.ts'
import { useAct } from '../core/useAct.ts'
import { previousData } from '../core/parts/connection.ts'

/** Which jobs a list shows. */
export type BackgroundView = NonNullable<InputOf<'listBackgroundJobs'>['view']>

const key = 'backgroundJobs'
/** Milliseconds between two requests while the page is visible. */
const every = 4_000

/** The overview, reloaded every few seconds. */
export const useBackgroundOverview = () =>
  useQuery({
    queryKey: [key, 'overview'],
    queryFn: ({ signal }) => client.call(backgroundJobsOverview, {}, { signal, quiet: true }),
    refetchInterval: every,
  })

/** A page of jobs, reloaded every few seconds. */
export const useBackgroundJobs = (view: BackgroundView, page: number) =>
  useQuery({
    queryKey: [key, 'jobs', view, page],
    queryFn: ({ signal }) => client.call(listBackgroundJobs, { view, page }, { signal, quiet: true }),
    refetchInterval: every,
    placeholderData: previousData,
  })

/** One job, reloaded every few seconds. */
export const useBackgroundJob = (id: string) =>
  useQuery({
    queryKey: [key, 'job', id],
    queryFn: ({ signal }) => client.call(showBackgroundJob, {}, { params: { id }, signal, quiet: true }),
    refetchInterval: every,
  })

/** The controls of jobs; each reloads everything afterwards. */
export function useSteering() {
  const { run, acting } = useAct([key, 'jobs'])
  return {
    acting,
    retry: (id: string) => run(() => client.call(retryBackgroundJob, {}, { params: { id } })),
    cancel: (id: string) => run(() => client.call(cancelBackgroundJob, {}, { params: { id } })),
    pause: (what: string, paused: boolean) => run(() => client.call(pauseBackgroundJobs, { what, paused })),
  }
}
