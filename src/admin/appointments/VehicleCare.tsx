import Event from '@mui/icons-material/EventAvailableOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { Amount } from '../core/parts/Code.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { dueText, isWorthOffering } from './dueText.ts'
import { Cover } from '../customers/index.ts'
import { Items } from '../core/parts/Items.tsx'
import { recommendedServices } from '../../schema/appointments/calls.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

/** Services that are due for a car, its warranty and contract, and the link to book. */
export function VehicleCare({ row }: { row: Row }) {
  const i18n = useI18n()
  const { translate, code, format } = i18n
  const may = useMay()
  const { data, isPending } = useQuery({
    queryKey: ['vehicles', 'care', row.id, row.version],
    queryFn: ({ signal }) => client.call(recommendedServices, { vehicleId: row.id }, { signal, quiet: true }),
  })
  const due = data?.data.filter(isWorthOffering) ?? []
  const book = may('create', 'appointments') && (
    <Button
      size="small"
      startIcon={<Event />}
      component={Link}
      to={{ pathname: '/home/appointments/create', search: `?customerId=${String(row['customerId'])}&vehicleId=${row.id}` }}
    >
      {translate('admin.customer.book')}
    </Button>
  )
  return (
    <Panel title={translate('admin.vehicle.care')} action={book}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, marginBlockEnd: 1.5 }}>
        <Cover kind="warranty" until={row['warrantyEnd']} />
        <Cover kind="contract" until={row['contractEnd']} />
      </Box>
      {isPending && <Skeleton variant="rounded" height={60} />}
      {data && due.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.vehicle.nothingDue')}</Typography>}
      <Items>
        {due.map((one) => (
          <Box
            component="li"
            key={one.code}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, paddingBlock: 1, borderBlockStart: '1px solid', borderColor: 'divider' }}
          >
            <Typography component="span" sx={{ fontWeight: 600, flex: 1, minInlineSize: 160 }}>
              {one.name[code]}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {dueText(i18n, one)}
            </Typography>
            <Amount>{format.money(one.price)}</Amount>
          </Box>
        ))}
      </Items>
    </Panel>
  )
}
