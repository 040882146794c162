import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { keepDraft } from '../../../session/index.ts'
import { useIdentity } from '../../identity/identity.ts'
import { useStep } from '../../navigation.ts'
import { useCall } from '../../useCall.ts'
import { BookingProvider, type Booking } from './booking.tsx'
import { BookingAside } from './BookingAside.tsx'
import { changed, flowName, reachableStep, resumeDraft, steps, type BookingDraft, type StepName } from './draft.ts'
import { PlaceStep } from './steps/PlaceStep.tsx'
import { ServicesStep } from './steps/ServicesStep.tsx'
import { SummaryStep } from './steps/SummaryStep.tsx'
import { TimeStep } from './steps/TimeStep.tsx'
import { TransportStep } from './steps/TransportStep.tsx'
import { VehicleStep } from './steps/VehicleStep.tsx'
import { StepBar } from './StepBar.tsx'
import { StepProgress } from './StepProgress.tsx'

const views: Record<StepName, ComponentType> = {
  vehicle: VehicleStep,
  services: ServicesStep,
  place: PlaceStep,
  time: TimeStep,
  transport: TransportStep,
  summary: SummaryStep,
}
const pauseAfterTyping = 400

/** The draft, kept as it changes; `vehicleIds` are the person's own cars: a car of somebody else's draft is let go. */
function useDraft(vehicleIds: readonly string[]): [BookingDraft, (change: Partial<BookingDraft>) => void] {
  const [draft, setDraft] = useState(resumeDraft)
  const change = useCallback((wanted: Partial<BookingDraft>) => setDraft((last) => changed(last, wanted)), [])
  useEffect(() => keepDraft(flowName, draft), [draft])
  const foreign = draft.vehicleId !== undefined && !vehicleIds.includes(draft.vehicleId)
  return [foreign ? { ...draft, vehicleId: undefined } : draft, change]
}

/** A value once it has stood still for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseAfterTyping)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The steps of a booking, one at a time, with the summary beside them where there is room. */
export function BookingFlow({ onBooked }: Pick<Booking, 'onBooked'>) {
  const t = useTranslate()
  const { vehicles } = useIdentity()
  const [draft, change] = useDraft(vehicles.map(({ id }) => id))
  const [asked, go] = useStep(steps)
  const step = reachableStep(draft, asked)
  const mileage = useSettled(draft.mileage)
  const masters = useCall('landingMasters', {})
  const locations = useCall('landingLocations', {})
  const offers = useCall(
    'recommendedServices',
    draft.vehicleId ? { vehicleId: draft.vehicleId, ...(mileage ? { mileage } : {}) } : undefined,
  )
  // Pinned in the address: an answer alone must not turn the page.
  useEffect(() => {
    if (asked !== step) go(step, { replace: true })
  }, [asked, step, go])
  useEffect(() => {
    void window.scrollTo({ top: 0 })
  }, [step])

  const View = views[step]
  const place = steps.indexOf(step)
  const booking: Booking = {
    draft,
    change,
    go,
    vehicles,
    next: () => go(steps[place + 1] ?? 'summary'),
    masters: masters.data,
    offers: offers.data?.data,
    offersFailed: offers.failed,
    askOffersAgain: offers.again,
    locations: locations.data?.data,
    locationsFailed: locations.failed,
    askLocationsAgain: locations.again,
    chosen: offers.data?.data.filter(({ code }) => draft.services.includes(code)) ?? [],
    onBooked,
  }
  return (
    <BookingProvider value={booking}>
      <div className="flow flow-wide">
        <div className="flow-column">
          <h1 className="out-of-sight">{t('landing.pages.book-service.title')}</h1>
          <StepProgress step={step} />
          <View key={step} />
          <StepBar step={step} back={place > 0 ? () => go(steps[place - 1] ?? 'vehicle') : undefined} />
        </div>
        <BookingAside step={step} />
      </div>
    </BookingProvider>
  )
}
