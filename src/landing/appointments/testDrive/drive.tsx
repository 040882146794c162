import { createContext, use, useEffect, type ReactNode } from 'react'
import type { InputOf } from '../../../schema/endpoints.ts'
import { driveCarsOffered, holdDrive } from '../../../schema/appointments/calls.ts'
import type { CustomerAppointment, DriveCar } from '../../../schema/appointments/customerBooking.ts'
import { landingLocations } from '../../../schema/masters/calls.ts'
import type { LandingLocation } from '../../../schema/masters/index.ts'
import { call } from '../../core/api.ts'
import { makeFlow, type FlowState } from '../../core/steps/makeFlow.tsx'
import { useCall } from '../../core/useCall.ts'
import { useHold, type Lost } from '../hold/useHold.ts'
import { plan, type DriveDraft, type DriveStep } from './draft.ts'

const flow = makeFlow(plan)
/** The flow's parts; a step reads it by `useDrive`. */
export const { FlowProvider, FlowSteps } = flow

/** Data that the steps use besides the draft. */
interface DriveData {
  cars: readonly DriveCar[] | undefined
  locations: readonly LandingLocation[] | undefined
  failed: boolean
  again: () => void
  car: DriveCar | undefined
  location: LandingLocation | undefined
  lost: Lost
  onBooked: (appointment: CustomerAppointment) => void
}
const State = createContext<DriveData | undefined>(undefined)

const requestOf = ({ driveCarId, startAt }: DriveDraft): string | undefined =>
  driveCarId && startAt ? JSON.stringify({ driveCarId, startAt }) : undefined
const hold = (request: string, signal: AbortSignal) =>
  call(holdDrive, JSON.parse(request) as InputOf<'holdDrive'>, { quiet: 'silent', signal })

/** Loads the cars and branches, and provides them with the draft. */
export function DriveProvider({ onBooked, children }: Pick<DriveData, 'onBooked'> & { children: ReactNode }) {
  const { draft, change } = flow.useFlow()
  const offered = useCall(driveCarsOffered, {})
  const branches = useCall(landingLocations, {})
  const lost = useHold({ request: requestOf(draft), held: draft.held, change, hold })
  const cars = offered.data?.data
  const locations = branches.data?.data
  // A car of a stored draft that is not on offer any more.
  const gone =
    cars !== undefined &&
    draft.modelId !== undefined &&
    !cars.some((one) => one.modelId === draft.modelId && (!draft.driveCarId || one.id === draft.driveCarId))
  useEffect(() => {
    if (gone) change({ modelId: undefined, only: false, driveCarId: undefined, locationId: undefined })
  }, [gone, change])
  const data = {
    ...{ cars, locations, lost, onBooked },
    failed: offered.failed || branches.failed,
    again: () => [offered, branches].forEach((one) => one.failed && one.again()),
    car: cars?.find(({ id }) => id === draft.driveCarId),
    location: locations?.find(({ id }) => id === draft.locationId),
  }
  return <State value={data}>{children}</State>
}

/** The test drive of the step that calls it. */
export function useDrive(): FlowState<DriveDraft, DriveStep> & DriveData {
  const data = use(State)
  const state = flow.useFlow()
  if (!data) throw new Error('A step stands outside of its test drive')
  return { ...state, ...data }
}
