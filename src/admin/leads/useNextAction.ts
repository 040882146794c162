import { useGetOne } from 'react-admin'
import { conversionTypeOf } from '../../schema/leads/conversionType.ts'
import { isBooked, isContactDue, nextLeadAction, type LeadAction } from '../../schema/leads/nextAction.ts'
import type { Row } from '../core/definition.ts'
import { mayMakeOwn, useMay } from '../core/rights.ts'
import { useFollowUps } from './useFollowUps.ts'

/** The lead's booking; undefined where it has none, is loading, or the person may not see bookings. */
export function useBooking({ appointmentId }: Row): Row | undefined {
  const may = useMay()
  const id = typeof appointmentId === 'string' ? appointmentId : ''
  return useGetOne<Row>('appointments', { id }, { enabled: id !== '' && may('show', 'appointments') }).data
}

/** What the person does next about a lead; null: nothing, undefined: not known yet. */
export function useNextAction(row: Row): LeadAction | null | undefined {
  const may = useMay()
  const booking = useBooking(row)
  const { data, isPending } = useFollowUps(row.id)
  const mayBook = mayMakeOwn(may, 'appointments', { type: conversionTypeOf(row['type']) })
  const known = { booked: isBooked(row, booking), mayBook }
  const next = nextLeadAction(row, { ...known, contactDue: isContactDue(data?.pages[0]?.data ?? []) })
  if (next === null || next === 'take') return next
  if (!may('edit', 'leads', row)) return null
  // Until the follow-ups are known, only what they cannot change is.
  return isPending && next !== nextLeadAction(row, { ...known, contactDue: true }) ? undefined : next
}
