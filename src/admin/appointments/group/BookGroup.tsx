import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useGetList, useNotify } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { HttpError } from '../../../http/index.ts'
import { bookGroup, earliestTimes, recommendedServices } from '../../../schema/appointments/calls.ts'
import { CarPlate } from '../../../fields/plate/adminCarPlate.tsx'
import { namedCar } from '../../../schema/core/carMark.ts'
import { client } from '../../core/client.ts'
import { useBranch } from '../../core/branch.ts'
import { fieldsOf, type Row } from '../../core/definition.ts'
import { FieldFrame } from '../../core/fields/FieldFrame.tsx'
import { rowTitle } from '../../core/fields/rowTitle.ts'
import { FormDialog } from '../../core/form/FormDialog.tsx'
import { FormField } from '../../core/form/FormField.tsx'
import { useI18n } from '../../core/useI18n.ts'
import { WorkChoice } from '../phone/WorkChoice.tsx'
import { textOf } from '../../core/fields/texts.ts'

/** The cars that are offered, as many as one call books. */
const maxCars = 20
interface GroupForm {
  locationId: string | null
  startAt: string | null
  concern: string | null
  [other: string]: unknown
}

/** One booking for each of several cars of a customer: which cars, what is done, where, and from when on. */
export function BookGroup({ row, onClose }: { row: Row; onClose: () => void }) {
  const i18n = useI18n()
  const { translate } = i18n
  const notify = useNotify()
  const queries = useQueryClient()
  const { branches } = useBranch()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [cars, setCars] = useState<readonly string[]>([])
  const [services, setServices] = useState<string[]>([])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const form = useForm<GroupForm>({ defaultValues: { locationId: branches[0]?.id ?? null, startAt: null, concern: null } })
  const { data: all = [] } = useGetList<Row>('vehicles', {
    pagination: { page: 1, perPage: maxCars },
    sort: { field: 'plate', order: 'ASC' },
    filter: { customerId: [row.id] },
  })
  const offers = useQuery({
    queryKey: ['services', 'of nobody'],
    queryFn: ({ signal }) => client.call(recommendedServices, {}, { signal, quiet: true }),
  })
  // The first time that the branch has is proposed; who wants another types it.
  const place = form.watch('locationId')
  const { data: earliest } = useQuery({
    queryKey: ['slots', 'group', place, services.join()],
    queryFn: ({ signal }) =>
      client.call(earliestTimes, { services: services.join(','), ...(place ? { locationId: place } : {}) }, { signal, quiet: true }),
    enabled: services.length > 0 && place !== null,
  })
  const proposed = earliest?.data[0]?.start
  useEffect(() => {
    if (proposed && !form.getValues('startAt')) form.setValue('startAt', proposed)
  }, [proposed, form])
  const send = async ({ locationId, startAt, concern }: GroupForm) => {
    const missing: Record<string, string> = {
      ...(cars.length < 2 ? { vehicleIds: translate('validation.severalCars') } : {}),
      ...(services.length === 0 ? { services: translate('validation.chooseService') } : {}),
    }
    setErrors(missing)
    for (const [name, value] of Object.entries({ locationId, startAt }))
      if (!value) form.setError(name, { message: translate('validation.required') })
    if (Object.keys(missing).length > 0 || !locationId || !startAt) return
    try {
      const input = { customerId: row.id, vehicleIds: [...cars], services, locationId, startAt, concern: concern || null }
      const { successMessage } = await client.call(bookGroup, input, { idempotencyKey: key, quiet: 'silent' })
      void queries.invalidateQueries({ queryKey: ['appointments'] })
      if (successMessage) notify(successMessage, { type: 'success' })
      onClose()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      if (failure.status > 0 && failure.status < 500) setKey(crypto.randomUUID())
      setErrors(failure.fields)
      for (const [name, message] of Object.entries(failure.fields)) form.setError(name, { type: 'server', message })
      if (Object.keys(failure.fields).length === 0) notify(failure.message || translate('errors.offline'), { type: 'error' })
    }
  }
  const model = fieldsOf('vehicles')['model']
  const submit = () => {
    form.clearErrors()
    return form.handleSubmit(send)()
  }
  return (
    <FormDialog
      wide
      title={translate('admin.group.title', { name: rowTitle('customers', row, i18n) })}
      confirm={translate('admin.group.do')}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <FieldFrame id="group-cars" label={translate('admin.group.cars')} required error={errors['vehicleIds']} group>
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={all.length > 0 && cars.length === all.length}
                indeterminate={cars.length > 0 && cars.length < all.length}
                onChange={(_, on) => setCars(on ? all.map(({ id }) => id) : [])}
              />
            }
            label={translate('admin.group.all')}
          />
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, columnGap: 2 }}>
            {all.map((car) => (
              <FormControlLabel
                key={car.id}
                control={
                  <Checkbox
                    size="small"
                    checked={cars.includes(car.id)}
                    onChange={(_, on) => setCars(on ? [...cars, car.id] : cars.filter((one) => one !== car.id))}
                  />
                }
                label={
                  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingBlock: 0.5 }}>
                    <CarPlate car={namedCar(car)} /> <bdi>{`${model ? textOf(model, car['model'], i18n) : ''} ${String(car['year'])}`}</bdi>
                  </Box>
                }
              />
            ))}
          </Box>
        </FieldFrame>
        <WorkChoice offers={offers.data?.data ?? []} chosen={services} error={errors['services']} onChange={setServices} />
        <FormField resource="appointments" name="locationId" row={undefined} required />
        <FormField resource="appointments" name="startAt" row={undefined} required />
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{translate('admin.group.fromHelp')}</Box>
        <FormField resource="appointments" name="concern" row={undefined} />
      </FormProvider>
    </FormDialog>
  )
}
