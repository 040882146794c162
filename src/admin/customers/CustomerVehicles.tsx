import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { VehicleCard } from './VehicleCard.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'

const limit = 12

/** The customer's cars with warranty and contract. */
export function CustomerVehicles({ customerId }: { customerId: string }) {
  const { translate } = useI18n()
  const may = useMay()
  const allowed = may('list', 'vehicles')
  const { data, isPending } = useGetList<Row>(
    'vehicles',
    { pagination: { page: 1, perPage: limit }, sort: { field: 'createdAt', order: 'DESC' }, filter: { customerId: [customerId] } },
    { enabled: allowed },
  )
  if (!allowed) return null
  const add = may('create', 'vehicles') && (
    <Button size="small" component={Link} to={{ pathname: '/home/vehicles/create', search: `?customerId=${customerId}` }}>
      {translate('admin.customer.addVehicle')}
    </Button>
  )
  return (
    <Panel title={translate('admin.customer.vehicles')} action={add}>
      {isPending && <Skeleton variant="rounded" height={96} />}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.customer.noVehicles')}</Typography>}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(250px, 1fr))' } }}>
        {data?.map((row) => (
          <VehicleCard key={row.id} row={row} />
        ))}
      </Box>
    </Panel>
  )
}
