import { useQuery, useQueryClient } from '@tanstack/react-query'
import { seesMoney } from '../../../schema/payments/counter.ts'
import { bookingMoney } from '../../../schema/payments/calls.ts'
import { useSession } from '../../../session/index.ts'
import { client } from '../../core/client.ts'
import type { Row } from '../../core/definition.ts'
import { useLiveRefresh } from '../../core/live/useLiveRefresh.ts'
import { useModuleRight } from '../../core/moduleRight.ts'
import { useMay } from '../../core/rights.ts'

/** A booking's money if it is wanted, kept up to date while the customer pays; undefined for people who may not see it. */
export function useMoney(row: Row, wanted: boolean) {
  const queries = useQueryClient()
  const may = useModuleRight('payments')
  const staff = useSession('staff')
  const mayEdit = useMay()('edit', 'appointments', row)
  const allowed = wanted && staff !== undefined && may('list') && seesMoney(staff, mayEdit)
  useLiveRefresh(['payments', 'appointments'], () => void queries.invalidateQueries({ queryKey: ['appointments', 'money', row.id] }))
  const { data, isPending } = useQuery({
    queryKey: ['appointments', 'money', row.id],
    queryFn: ({ signal }) => client.call(bookingMoney, {}, { params: { id: row.id }, signal, quiet: true }),
    enabled: allowed,
    retry: false,
  })
  return { money: data, pending: allowed && isPending, mayTake: may('create') }
}
