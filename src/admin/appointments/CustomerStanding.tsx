import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { customerStanding } from '../../schema/appointments/calls.ts'
import type { Consent } from '../../schema/core/kinds.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { client } from '../core/client.ts'
import { Cover } from '../customers/index.ts'
import type { Row } from '../core/definition.ts'
import { listLink } from '../core/listLink.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { Items } from '../core/parts/Items.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n, type I18n } from '../core/useI18n.ts'
import { BookGroupButton } from './group/BookGroupButton.tsx'

type Standing = OutputOf<'customerStanding'>

/** What stands out of a customer: what their visits came to, the next service, the warranty, and whether offers may be sent. */
export function CustomerStanding({ row }: { row: Row }) {
  const i18n = useI18n()
  const { translate, format, code } = i18n
  const may = useMay()
  const queries = useQueryClient()
  const queryKey = ['customers', 'standing', row.id]
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(customerStanding, {}, { params: { id: row.id }, signal, quiet: true }),
  })
  useLiveRefresh(['appointments', 'vehicles'], () => queries.invalidateQueries({ queryKey }))
  const consents = row['consents'] as readonly Consent[] | null
  const offers = consents?.filter(({ purpose }) => purpose === 'marketing').toSorted((one, other) => other.at.localeCompare(one.at))[0]
  const ofCar = (model: Record<typeof code, string>) => (data && data.cars > 1 ? ` · ${model[code]}` : '')
  const linkTo = (vehicleId: string) => (may('list', 'vehicles') ? `/home/vehicles/${vehicleId}/show` : undefined)
  if (isPending) return <Skeleton variant="rounded" height={32} />
  return (
    <Items aria-label={translate('admin.standing.title')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {data?.visits && data.visits.count > 0 && (
        <Fact to={listLink('appointments', { customerId: [row.id], status: ['delivered'] })}>
          {translate('admin.standing.visits', {
            smart_count: data.visits.count,
            count: format.number(data.visits.count),
            amount: format.money(data.visits.amount, data.visits.currency ?? undefined),
          })}
        </Fact>
      )}
      {data?.owed && data.owed.amount > 0 && (
        <Fact to={listLink('appointments', { customerId: [row.id], status: ['completed', 'delivered'] })}>
          <StatusDot tone="caution">
            {translate('admin.standing.owed', { amount: format.money(data.owed.amount, data.owed.currency ?? undefined) })}
          </StatusDot>
        </Fact>
      )}
      {data?.missed && data.missed.count > 0 && (
        <Fact to={listLink('appointments', { customerId: [row.id], closure: ['noShow', 'cancelled'] })}>
          <StatusDot tone="caution">
            {translate('admin.standing.missed', {
              smart_count: data.missed.count,
              count: format.number(data.missed.count),
              months: data.missed.months,
            })}
          </StatusDot>
        </Fact>
      )}
      {data?.service && (
        <Fact to={linkTo(data.service.vehicleId)}>
          <StatusDot tone={data.service.basis ? 'caution' : 'neutral'}>
            {`${serviceText(i18n, data.service)}${ofCar(data.service.model)}`}
          </StatusDot>
        </Fact>
      )}
      {data?.warranty && (
        <Fact to={linkTo(data.warranty.vehicleId)}>
          <Cover kind="warranty" until={data.warranty.until} note={ofCar(data.warranty.model)} />
        </Fact>
      )}
      <Fact>
        <StatusDot tone={offers?.granted ? 'positive' : 'neutral'}>
          {translate(offers?.granted ? 'admin.standing.offers' : 'admin.standing.noOffers')}
        </StatusDot>
      </Fact>
      {row['kind'] === 'company' && (
        <Box component="li">
          <BookGroupButton row={row} />
        </Box>
      )}
    </Items>
  )
}

function serviceText({ translate, format, code }: I18n, { name, basis, km, on }: NonNullable<Standing['service']>): string {
  const way = basis ? 'due' : km === null ? 'on' : on ? 'either' : 'inKm'
  return translate(`admin.standing.${way}`, {
    service: name[code],
    km: format.number(km ?? 0),
    date: on ? format.date(`${on}T12:00:00Z`) : '',
  })
}

function Fact({ to, children }: { to?: string | undefined; children: ReactNode }) {
  const label = <Box sx={{ whiteSpace: 'normal', paddingBlock: 0.5 }}>{children}</Box>
  const sx = { height: 'auto', minBlockSize: 32, bgcolor: 'background.paper', maxInlineSize: '100%' }
  return (
    <Box component="li" sx={{ minInlineSize: 0 }}>
      {to ? (
        <Chip variant="outlined" clickable component={Link} to={to} label={label} sx={sx} />
      ) : (
        <Chip variant="outlined" label={label} sx={sx} />
      )}
    </Box>
  )
}
