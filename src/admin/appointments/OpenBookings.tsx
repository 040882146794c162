import Alert from '@mui/material/Alert'
import { useGetList } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Row } from '../core/definition.ts'
import { RowName } from '../core/fields/RowName.tsx'
import { Moment } from '../core/parts/Moment.tsx'
import { useI18n } from '../core/useI18n.ts'

const open = ['pending', 'inWorkshop', 'awaitingLabour', 'awaitingParts', 'qc', 'washing']

/** Beside the form of a booking: the other open bookings of the chosen car, which cannot be at two places at a time. */
export function OpenBookings({ without }: { without: Row['id'] | undefined }) {
  const { translate } = useI18n()
  const { control } = useFormContext()
  const vehicleId: unknown = useWatch({ control, name: 'vehicleId' })
  const { data = [] } = useGetList<Row>(
    'appointments',
    {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'startAt', order: 'ASC' },
      filter: { vehicleId: [vehicleId], status: open, closure: ['none'] },
    },
    { enabled: typeof vehicleId === 'string' },
  )
  return data
    .filter(({ id }) => id !== without)
    .map((one) => (
      <Alert key={one.id} severity="warning">
        {translate('admin.booking.carBooked')} <RowName target="appointments" id={one.id} linked /> ·{' '}
        <Moment value={String(one['startAt'])} />
      </Alert>
    ))
}
