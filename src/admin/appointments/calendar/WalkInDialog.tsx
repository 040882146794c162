import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import type { Calendar } from '../../../schema/appointments/calls/calendar.ts'
import type { ServiceLine } from '../../../schema/core/kinds.ts'
import { addWalkIn, nextWalkIn } from '../../../schema/appointments/calls.ts'
import { HttpError, press } from '../../../http/index.ts'
import { client } from '../../core/client.ts'
import { bilingualText } from '../../../fields/bilingual/bilingualValue.ts'
import { FieldFrame } from '../../core/fields/FieldFrame.tsx'
import { RowSearch } from '../../core/fields/RowSearch.tsx'
import { FormField } from '../../core/form/FormField.tsx'
import { RowMakerHere } from '../../core/form/RowMakerHere.tsx'
import { labelOf, useI18n } from '../../core/useI18n.ts'

interface WalkIn extends Record<string, unknown> {
  customerId: string | null
  vehicleId: string | null
  services: ServiceLine[]
  mileageIn: number | null
  concern: string | null
}
const empty: WalkIn = { customerId: null, vehicleId: null, services: [], mileageIn: null, concern: null }

interface WalkInDialogProps {
  locationId: string
  calendar: Calendar | undefined
  onClose: () => void
  onDone: () => void
}

/** Creates a walk-in: customer, car, services; the server chooses bay and advisor. */
export function WalkInDialog({ locationId, calendar, onClose, onDone }: WalkInDialogProps) {
  const { translate } = useI18n()
  const id = useId()
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm<WalkIn>({ defaultValues: empty })
  const save = async ({ customerId, vehicleId, services, mileageIn, concern }: WalkIn) => {
    const missing = Object.entries({ customerId, vehicleId }).filter(([, value]) => !value)
    for (const [name] of missing) form.setError(name, { message: translate('validation.required') })
    if (services.length === 0) form.setError('services', { message: translate('validation.chooseService') })
    if (!customerId || !vehicleId || services.length === 0) return
    try {
      const request = { locationId, customerId, vehicleId, services: services.map(({ code }) => code), mileageIn, concern }
      await client.call(addWalkIn, request, { idempotencyKey: key, quiet: true })
      onDone()
      onClose()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      for (const [name, message] of Object.entries(failure.fields)) form.setError(name, { message })
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <RowMakerHere>
        <FormProvider {...form}>
          <form noValidate style={{ display: 'contents' }} onSubmit={press(() => form.handleSubmit(save)())}>
            <DialogTitle id={id}>{translate('enumerations.appointmentType.walkIn')}</DialogTitle>
            <DialogContent sx={{ display: 'grid', gap: 2 }}>
              <PersonAndCar />
              <FormField resource="appointments" name="services" row={undefined} required />
              <FormField resource="appointments" name="concern" row={undefined} />
              <FormField resource="appointments" name="mileageIn" row={undefined} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('admin.calendar.walkInMileage')}
              </Typography>
              <NextPlace locationId={locationId} calendar={calendar} />
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
              <Button type="submit" variant="contained">
                {translate('admin.calendar.addWalkIn')}
              </Button>
            </DialogActions>
          </form>
        </FormProvider>
      </RowMakerHere>
    </Dialog>
  )
}

// Only cars of that customer; another customer clears the car.
function PersonAndCar() {
  const { translate } = useI18n()
  const id = useId()
  const customerId = useWatch<WalkIn, 'customerId'>({ name: 'customerId' })
  return (
    <>
      <Picked name="customerId" target="customers" id={`${id}-customer`} clears="vehicleId" />
      {customerId ? (
        <Picked key={customerId} name="vehicleId" target="vehicles" id={`${id}-vehicle`} filter={{ customerId: [customerId] }} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.calendar.customerFirst')}
        </Typography>
      )}
    </>
  )
}

interface PickedProps {
  name: 'customerId' | 'vehicleId'
  target: string
  id: string
  filter?: Readonly<Record<string, unknown>>
  clears?: 'vehicleId'
}

function Picked({ name, target, id, filter, clears }: PickedProps) {
  const { translate } = useI18n()
  const { setValue, clearErrors, getFieldState, formState } = useFormContext<WalkIn>()
  const value = useWatch<WalkIn, typeof name>({ name })
  const error = getFieldState(name, formState).error?.message
  return (
    <FieldFrame id={id} label={labelOf(translate, 'appointments', name)} required error={error}>
      <RowSearch
        id={id}
        target={target}
        value={value ? [value] : []}
        required
        error={Boolean(error)}
        describedBy={`${id}-about`}
        {...(filter ? { filter } : {})}
        onChange={([chosen]) => {
          setValue(name, chosen ?? null)
          if (clears) setValue(clears, null)
          clearErrors(name)
        }}
      />
    </FieldFrame>
  )
}

function NextPlace({ locationId, calendar }: { locationId: string; calendar: Calendar | undefined }) {
  const { translate, format, code } = useI18n()
  const lines = useWatch<WalkIn, 'services'>({ name: 'services' })
  const services = lines.map((line) => line.code).join(',')
  const { data } = useQuery({
    queryKey: ['appointments', 'calendar', 'next', locationId, services],
    queryFn: ({ signal }) => client.call(nextWalkIn, { locationId, ...(services ? { services } : {}) }, { signal, quiet: true }),
  })
  const next = data?.next
  const advisor = bilingualText(calendar?.advisors.find((one) => one.id === next?.advisorId)?.name, code)
  return (
    <Box role="status" sx={{ padding: 1.5, borderRadius: 2, bgcolor: 'surface.brand', fontWeight: 550, minBlockSize: 44 }}>
      {next &&
        translate('admin.calendar.next', {
          from: format.time(next.startAt),
          to: format.time(next.endAt),
          bay: translate('admin.calendar.bay', { number: next.bay ?? 0 }),
          advisor,
        })}
      {data && !next && translate('validation.noRoomToday')}
    </Box>
  )
}
