import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { HttpError, press } from '../../../http/index.ts'
import { addWalkIn, bookByPhone, recommendedServices } from '../../../schema/appointments/calls.ts'
import type { OutputOf } from '../../../schema/endpoints.ts'
import { useBranch } from '../../core/branch.ts'
import { client } from '../../core/client.ts'
import { rowTitle } from '../../core/fields/rowTitle.ts'
import { focusField } from '../../core/form/focusField.ts'
import { FormField } from '../../core/form/FormField.tsx'
import { KeyCap } from '../../core/parts/KeyCap.tsx'
import { Skeleton } from '../../core/parts/Skeleton.tsx'
import { SmallSelect } from '../../core/parts/SmallSelect.tsx'
import { useMay } from '../../core/rights.ts'
import { labelOf, useI18n } from '../../core/useI18n.ts'
import { CarChoice, Person } from './CallerParts.tsx'
import { bookerOf, firstValues, missingOf, newCar, noCar, waitingOf, type Caller, type PhoneForm } from './phoneBooking.ts'
import { TimeChoice } from './TimeChoice.tsx'
import { useEarliest, useNow, type Time } from './useTimes.ts'
import { WorkChoice } from './WorkChoice.tsx'
import { customerName } from '../../../schema/core/customerName.ts'

const chosenTime = '[aria-labelledby=phone-time-label] input:checked'
/** A booking that was made. */
export type Booked = OutputOf<'bookByPhone'>['appointment']
interface BookingFormProps {
  caller: Caller
  /** A walk-in, who is taken in now. */
  walkIn: boolean
  /** Where; undefined: the earliest of the person's branches. */
  locationId: string | undefined
  onPlace: (locationId: string | undefined) => void
  onBooked: (booked: Booked) => void
}

/** Car, work and time of a booking, each proposed; Enter in any field books. */
export function BookingForm({ caller, walkIn, locationId, onPlace, onBooked }: BookingFormProps) {
  const i18n = useI18n()
  const { translate, format, language } = i18n
  const queries = useQueryClient()
  const { branches } = useBranch()
  const may = useMay()
  const mayMake = may('create', 'vehicles')
  const mayQueue = may('create', 'waitingEntries')
  const [box, setBox] = useState<HTMLElement | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { found, by, value } = caller
  const note = !mayMake && !found && by === 'plate' ? translate('admin.phone.carNote', { plate: value }) : null
  const form = useForm<PhoneForm>({ defaultValues: firstValues(caller, note) })
  const cars = found?.vehicles ?? []
  const [carId, setCarId] = useState(
    () => (cars.find(({ plate, vin }) => plate === value || vin === value) ?? cars[0])?.id ?? (mayMake ? newCar : noCar),
  )
  const [work, setWork] = useState<string[]>()
  const [time, setTime] = useState<Time>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const known = carId !== newCar && carId !== noCar
  const offers = useQuery({
    queryKey: ['appointments', 'phone', 'work', carId],
    queryFn: ({ signal }) => client.call(recommendedServices, known ? { vehicleId: carId } : {}, { signal, quiet: true }),
  })
  const chosen = work ?? offers.data?.data.filter(({ recommended }) => recommended).map(({ code }) => code) ?? []
  const services = chosen.join(',')
  const here = locationId ?? branches[0]?.id
  const earliest = useEarliest(services, locationId, !walkIn)
  const now = useNow(services, here, walkIn)
  const picked = time ?? earliest.data?.data[0]
  const nameOf = (id: string) => {
    const branch = branches.find((one) => one.id === id)
    return branch ? rowTitle('dealershipLocations', branch, i18n) : ''
  }
  const ready = offers.data !== undefined && (services === '' || (walkIn ? now.data : earliest.data) !== undefined)

  // The person's next key is Enter, or one that changes what was proposed: the focus goes to what is missing, else to the time.
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const at = document.activeElement
    if (!ready || (at !== heading.current && at !== document.body)) return
    if (!found) return focusField(box, 'firstName')
    if (carId === newCar) return focusField(box, 'plate')
    const target = services === '' ? '[data-work] input' : chosenTime
    const next = box?.querySelector<HTMLElement>(target) ?? box?.querySelector<HTMLElement>('[type=submit]')
    next?.focus()
  }, [box, ready, found, carId, services])

  const fail = (failure: HttpError) => {
    const fields = Object.fromEntries(Object.entries(failure.fields).map(([path, text]) => [path.split('.').at(-1) ?? path, text]))
    for (const [name, message] of Object.entries(fields)) form.setError(name, { type: 'server', message })
    setErrors({ ...fields, all: failure.message || translate('errors.offline') })
    // An answer that never came may belong to a booking that was made: the same key asks for it again.
    if (failure.status > 0 && failure.status < 500) setKey(crypto.randomUUID())
    const [first] = Object.keys(fields)
    if (first) requestAnimationFrame(() => focusField(box, first))
  }
  const send = async (values: PhoneForm) => {
    const missing = missingOf(caller, carId, values)
    for (const [name, why] of missing) form.setError(name, { message: translate(why) })
    const wrong: Record<string, string> = services === '' ? { services: translate('validation.chooseService') } : {}
    if (services !== '' && !walkIn && !picked) wrong['startAt'] = translate(earliest.data ? 'admin.phone.noTime' : 'admin.phone.looking')
    setErrors(wrong)
    if (missing[0]) return focusField(box, missing[0][0])
    if (Object.keys(wrong).length > 0) return
    const booker = { ...bookerOf(caller, carId, values), services: chosen }
    const options = { idempotencyKey: key, quiet: 'silent' } as const
    try {
      const { appointment } = walkIn
        ? await client.call(addWalkIn, { ...booker, locationId: here ?? '', mileageIn: values.mileageIn }, options)
        : await client.call(bookByPhone, { ...booker, locationId: picked?.locationId ?? '', startAt: picked?.start ?? '' }, options)
      void queries.invalidateQueries({ queryKey: ['appointments'] })
      onBooked(appointment)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      fail(failure)
      if (failure.code !== 'slotTaken') return
      setTime(undefined)
      await queries.invalidateQueries({ queryKey: ['slots'] })
      // The radio button that had the focus went with its time.
      requestAnimationFrame(() => box?.querySelector<HTMLElement>(chosenTime)?.focus())
    }
  }
  const submit = () => {
    // An earlier refusal must not keep the form from being sent.
    form.clearErrors()
    return form.handleSubmit(send)()
  }

  const place = now.data?.next
  const summary = walkIn
    ? place
      ? translate('admin.phone.nowAt', { from: format.time(place.startAt), to: format.time(place.endAt), bay: place.bay ?? 0 })
      : now.data && translate('validation.noRoomToday')
    : picked && services && `${format.longDay(picked.start)} · ${format.time(picked.start)} · ${nameOf(picked.locationId)}`
  const places = branches.map((one) => ({ value: one.id, text: nameOf(one.id) }))
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={setBox}
        noValidate
        onSubmit={press(() => submit())}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}
      >
        <Box>
          <Typography component="h2" variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {found ? <bdi>{customerName(found.customer, language)}</bdi> : translate('admin.phone.newCustomer')}
          </Typography>
          <Person caller={caller} />
        </Box>
        <CarChoice
          caller={caller}
          mayMake={mayMake}
          value={carId}
          error={errors['vehicleId']}
          onChange={(next) => {
            setCarId(next)
            setWork(undefined)
            setTime(undefined)
          }}
        />
        {offers.data ? (
          <WorkChoice
            offers={offers.data.data}
            chosen={chosen}
            error={errors['services']}
            onChange={(codes) => {
              setWork(codes)
              setTime(undefined)
            }}
          />
        ) : (
          <Skeleton variant="rounded" height={120} />
        )}
        {branches.length > 1 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Typography variant="body2" aria-hidden sx={{ fontWeight: 550 }}>
              {labelOf(translate, 'appointments', 'locationId')}
            </Typography>
            <SmallSelect
              label={labelOf(translate, 'appointments', 'locationId')}
              value={(walkIn ? here : locationId) ?? ''}
              options={walkIn ? places : [{ value: '', text: translate('admin.phone.anywhere') }, ...places]}
              onChange={(chosenPlace) => {
                onPlace(chosenPlace || undefined)
                setTime(undefined)
              }}
              disabled={false}
            />
          </Box>
        )}
        {walkIn ? (
          <Box sx={{ maxInlineSize: 320 }}>
            <FormField resource="appointments" name="mileageIn" row={undefined} />
            <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
              {translate('admin.calendar.walkInMileage')}
            </Typography>
          </Box>
        ) : (
          <TimeChoice
            times={earliest.data?.data}
            chosen={picked}
            services={services}
            locationId={here}
            nameOf={nameOf}
            error={errors['startAt']}
            onChange={setTime}
          />
        )}
        {!walkIn && known && mayQueue && (
          <Button
            component={Link}
            to={`/home/waitingEntries/create?${new URLSearchParams(waitingOf(caller, carId, picked?.locationId ?? here))}`}
            size="small"
            sx={{ justifySelf: 'start', minBlockSize: 44 }}
          >
            {translate('admin.phone.waiting')}
          </Button>
        )}
        <FormField resource="appointments" name="concern" row={undefined} />
        {(offers.isError || earliest.isError || now.isError) && (
          <Button
            variant="outlined"
            sx={{ justifySelf: 'start', minBlockSize: 44 }}
            onClick={press(() => Promise.all([offers, earliest, now].filter(({ isError }) => isError).map(({ refetch }) => refetch())))}
          >
            {translate('admin.list.retry')}
          </Button>
        )}
        {errors['all'] && (
          <Alert severity="error" role="alert">
            {errors['all']}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button type="submit" variant="contained" size="large" sx={{ minBlockSize: 48, gap: 1, flexGrow: { xs: 1, sm: 0 } }}>
            {translate(walkIn ? 'admin.calendar.addWalkIn' : 'admin.phone.book')}
          </Button>
          <Box role="status" sx={{ fontWeight: 600, flex: '1 1 220px' }}>
            {summary}
          </Box>
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <KeyCap>Enter</KeyCap>
          </Box>
        </Box>
      </Box>
    </FormProvider>
  )
}
