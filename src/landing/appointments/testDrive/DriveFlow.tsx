import type { CustomerAppointment } from '../../../schema/appointments/customerBooking.ts'
import { HoldStrip } from '../hold/HoldStrip.tsx'
import { notifyingHostPage } from '../notifyingHostPage.ts'
import { questionOf } from './draft.ts'
import { DriveProvider, FlowProvider, FlowSteps, useDrive } from './drive.tsx'
import { CarStep } from './steps/CarStep.tsx'
import { PlaceStep } from './steps/PlaceStep.tsx'
import { SummaryStep } from './steps/SummaryStep.tsx'
import { TimeStep } from './steps/TimeStep.tsx'
import './testDrive.css'

const views = { car: CarStep, place: PlaceStep, time: TimeStep, summary: SummaryStep }

/** The steps of a test drive, one at a time. */
export function DriveFlow({ onBooked }: { onBooked: (appointment: CustomerAppointment) => void }) {
  return (
    <FlowProvider>
      <DriveProvider onBooked={notifyingHostPage(onBooked)}>
        <Steps />
      </DriveProvider>
    </FlowProvider>
  )
}

function Steps() {
  const flow = useDrive()
  return <FlowSteps views={views} notice={<HoldStrip flow={flow} question={questionOf(flow.draft)} />} />
}
