import Box from '@mui/material/Box'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { Row } from '../core/definition.ts'
import { modelIn } from '../core/modelNames.ts'
import { Code } from '../core/parts/Code.tsx'
import { RowName } from '../core/fields/RowName.tsx'
import { CarPlate } from '../../fields/plate/adminCarPlate.tsx'
import { namedCar } from '../../schema/core/carMark.ts'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useI18n } from '../core/useI18n.ts'
import { Cover } from './Cover.tsx'
import { wordKey } from '../../schema/core/dataKeys.ts'

/** One car: plate, model, and whether warranty and contract are valid. */
export function VehicleCard({ row }: { row: Row }) {
  const i18n = useI18n()
  const { translate, format } = i18n
  const status = String(row['status'])
  return (
    <CardActionArea
      component={Link}
      to={`/home/vehicles/${row.id}/show`}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        padding: 1.5,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        alignContent: 'start',
        justifyItems: 'start',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, inlineSize: '100%' }}>
        <CarPlate car={namedCar(row)} />
        {status !== 'Approved' && (
          <Box sx={{ fontSize: 12, marginInlineStart: 'auto' }}>
            <StatusDot tone={status === 'Rejected' ? 'critical' : 'caution'}>{translate(wordKey('vehicleStatus', status))}</StatusDot>
          </Box>
        )}
      </Box>
      <Typography component="div" variant="h3">
        <RowName target="makes" id={String(row['makeId'])} /> <bdi>{modelIn(i18n, row['model'])}</bdi> <Code>{String(row['year'])}</Code>
      </Typography>
      {typeof row['mileageKm'] === 'number' && (
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.customer.km', { km: format.number(row['mileageKm']) })}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 0.25 }}>
        <Cover kind="warranty" until={row['warrantyEnd']} />
        <Cover kind="contract" until={row['contractEnd']} />
      </Box>
    </CardActionArea>
  )
}
