import { useQueryClient } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import type { Row } from '../core/definition.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'

const limit = 100
const oldestFirst = { field: 'createdAt', order: 'ASC' as const }

/** The parts of a booking's job, and the function to reload them; changes by customers and colleagues are updated automatically. */
export function useJob(booking: Row) {
  const queries = useQueryClient()
  const question = { pagination: { page: 1, perPage: limit }, sort: oldestFirst, filter: { appointmentId: [booking.id] } }
  const work = useGetList<Row>('jobServices', question)
  const parts = useGetList<Row>('jobParts', question)
  const refresh = () => {
    for (const key of ['jobServices', 'jobParts', 'appointments', 'audit']) void queries.invalidateQueries({ queryKey: [key] })
  }
  useLiveRefresh(['jobServices', 'jobParts', 'appointments'], refresh)
  return { work: work.data ?? [], parts: parts.data ?? [], pending: work.isPending || parts.isPending, refresh }
}
