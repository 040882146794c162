import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { client } from '../client.ts'
import { isUnderWay, type Job } from './bulkRequests.ts'
import { useWatched, watchJob } from './jobWatch.ts'
import { useJobActions } from './useJobActions.ts'

const every = 1_500
const looked = 20

/** The jobs of the tray, newest first: running, or ended and not dismissed. Reloaded while one is running. */
export function useJobs(): Job[] {
  const { shown, dismissed } = useWatched()
  const { refresh } = useJobActions()
  const { data, refetch } = useQuery({
    queryKey: ['jobs', 'tray'],
    queryFn: async ({ signal }) => {
      const { json } = await client.request(`/jobs?size=${looked}&sort=createdAt&order=DESC`, { signal, quiet: true })
      return (json as { data: Job[] }).data
    },
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? every : false),
  })
  // A job that was started elsewhere on the page is not among the loaded ones yet.
  const unknown = data !== undefined && [...shown].some((id) => !data.some((job) => job.id === id))
  useEffect(() => {
    if (unknown) void refetch()
  }, [unknown, shown, refetch])
  const active = useRef(new Map<string, string>())
  useEffect(() => {
    for (const job of data ?? []) {
      const { id, resource } = job
      if (isUnderWay(job)) {
        active.current.set(id, resource)
        watchJob(id)
      } else if (active.current.delete(id)) void refresh(resource)
    }
  }, [data, refresh])
  return (data ?? []).filter((job) => (isUnderWay(job) || shown.has(job.id)) && !dismissed.has(job.id))
}
