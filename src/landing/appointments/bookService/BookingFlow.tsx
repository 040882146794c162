import { useIdentity } from '../../customers/index.ts'
import { BookingProvider, FlowProvider, FlowSteps, useBooking, type Booking } from './booking.tsx'
import { BookingAside } from './BookingAside.tsx'
import { BookingTotal } from './BookingTotal.tsx'
import { Waiting } from '../../core/steps/Waiting.tsx'
import { HoldStrip } from '../hold/HoldStrip.tsx'
import { notifyingHostPage } from '../notifyingHostPage.ts'
import { questionOf, type BookingDraft } from './draft.ts'
import { PersonStep } from './steps/PersonStep.tsx'
import { PlaceStep } from './steps/PlaceStep.tsx'
import { ServicesStep } from './steps/ServicesStep.tsx'
import { SummaryStep } from './steps/SummaryStep.tsx'
import { TimeStep } from './steps/TimeStep.tsx'
import { TransportStep } from './steps/TransportStep.tsx'
import { VehicleStep } from './steps/VehicleStep.tsx'
import { Terms } from './Terms.tsx'
import { useBeginning } from './useBeginning.ts'
import './bookService.css'

const views = {
  vehicle: VehicleStep,
  services: ServicesStep,
  place: PlaceStep,
  time: TimeStep,
  transport: TransportStep,
  summary: SummaryStep,
}
const personViews = { ...views, summary: PersonStep }

/** The steps of a booking, one at a time, with the summary beside them on a wide screen. */
export function BookingFlow({ onBooked }: Pick<Booking, 'onBooked'>) {
  const { vehicles } = useIdentity()
  const known = (draft: BookingDraft): BookingDraft =>
    draft.vehicleId === undefined || vehicles.some(({ id }) => id === draft.vehicleId) ? draft : { ...draft, vehicleId: undefined }
  return (
    <FlowProvider adjust={known}>
      <BookingProvider onBooked={notifyingHostPage(onBooked)}>
        <Steps />
      </BookingProvider>
    </FlowProvider>
  )
}

function Steps() {
  const looking = useBeginning()
  const { customer } = useIdentity()
  const flow = useBooking()
  const notice = (
    <>
      <HoldStrip flow={flow} question={questionOf(flow.draft)} />
      {flow.step === 'summary' && <Terms />}
    </>
  )
  if (looking) return <Waiting page="book-service" />
  const proving = flow.step === 'summary' && flow.confirming === 'person'
  const listed = flow.step === 'time' && typeof flow.waiting === 'string'
  return (
    <FlowSteps
      views={proving ? personViews : views}
      aside={<BookingAside />}
      total={<BookingTotal />}
      notice={notice}
      onBack={proving ? () => flow.setConfirming(undefined) : listed ? () => flow.setWaiting(undefined) : undefined}
      ownButton={(listed && flow.waiting === 'list') || (proving && !customer)}
    />
  )
}
