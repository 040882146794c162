import { useQueryClient } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import type { Row } from '../core/definition.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { useMay } from '../core/rights.ts'

const limit = 100
const oldestFirst = { field: 'createdAt', order: 'ASC' as const }

/** Whether the customer was not asked yet about work that they are to decide on. */
export const isUnsent = ({ decision, sentAt }: Row): boolean => decision === 'proposed' && !sentAt

function useJobRows(bookingId: Row['id'], enabled = true) {
  const question = { pagination: { page: 1, perPage: limit }, sort: oldestFirst, filter: { appointmentId: [bookingId] } }
  return [useGetList<Row>('jobServices', question, { enabled }), useGetList<Row>('jobParts', question, { enabled })] as const
}

/** Whether a booking's job is there, as far as the person may see it and it can be loaded. */
export function useJobKnown(bookingId: string): boolean {
  const may = useMay()
  return useJobRows(bookingId, may('list', 'jobServices')).every(({ isLoading }) => !isLoading)
}

/** The parts of a booking's job, and the function to reload them; changes by customers and colleagues are updated automatically. */
export function useJob(booking: Row) {
  const queries = useQueryClient()
  const [work, parts] = useJobRows(booking.id)
  const refresh = () =>
    Promise.all(['jobServices', 'jobParts', 'appointments', 'audit'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
  useLiveRefresh(['jobServices', 'jobParts', 'appointments'], refresh)
  return { work: work.data ?? [], parts: parts.data ?? [], pending: work.isPending || parts.isPending, refresh }
}
