// What a person has chosen so far. Kept in the local store through reload, back, a change of language and a dead token.
import { readDraft } from '../../../session/index.ts'
import type { Word } from '../../../schema/enumerations.ts'

/** The name under which the flow's draft is kept. */
export const flowName = 'book-service'
const shape = 1
/** The parts of a pick-up address, as typed. */
export const addressParts = ['district', 'street', 'buildingNo', 'cityId', 'shortCode'] as const
/** A part of a pick-up address. */
export type AddressPart = (typeof addressParts)[number]

/** A booking that is not sent yet. */
export interface BookingDraft {
  shape: typeof shape
  /** Made once a draft: however often it is sent, it is booked once. */
  idempotencyKey: string
  vehicleId: string | undefined
  mileage: string
  services: string[]
  locationId: string | undefined
  /** Null: any advisor. */
  advisorId: string | null
  date: string | undefined
  startAt: string | undefined
  transport: Word<'transport'> | undefined
  address: Record<AddressPart, string>
  concern: string
  terms: boolean
}

/** An empty draft. */
export const newDraft = (): BookingDraft => ({
  shape,
  idempotencyKey: crypto.randomUUID(),
  vehicleId: undefined,
  mileage: '',
  services: [],
  locationId: undefined,
  advisorId: null,
  date: undefined,
  startAt: undefined,
  transport: undefined,
  address: { district: '', street: '', buildingNo: '', cityId: '', shortCode: '' },
  concern: '',
  terms: false,
})

/** The kept draft, or an empty one. Other versions of the page may have kept other shapes: those are left alone. */
export function resumeDraft(): BookingDraft {
  const kept = readDraft(flowName)
  const ours = typeof kept === 'object' && kept !== null && 'shape' in kept && kept.shape === shape
  return ours ? { ...newDraft(), ...(kept as BookingDraft) } : newDraft()
}

/** The draft with a change; a time that was chosen for other work or another place is given up. */
export function changed(draft: BookingDraft, change: Partial<BookingDraft>): BookingDraft {
  const elsewhere = 'services' in change || 'locationId' in change || 'advisorId' in change
  const advisor = 'locationId' in change && change.locationId !== draft.locationId ? { advisorId: null } : {}
  return { ...draft, ...(elsewhere ? { startAt: undefined } : {}), ...advisor, ...change }
}

/** The steps in their order. */
export const steps = ['vehicle', 'services', 'place', 'time', 'transport', 'summary'] as const
/** A step of the flow. */
export type StepName = (typeof steps)[number]

const answered: Record<StepName, (draft: BookingDraft) => boolean> = {
  vehicle: ({ vehicleId }) => vehicleId !== undefined,
  services: ({ services }) => services.length > 0,
  place: ({ locationId }) => locationId !== undefined,
  time: ({ startAt }) => startAt !== undefined,
  transport: ({ transport, address }) =>
    transport !== undefined && (transport !== 'pickUpDelivery' || Boolean(address.district || address.shortCode)),
  summary: () => false,
}

/** The first step that still needs an answer. */
export const firstOpenStep = (draft: BookingDraft): StepName => steps.find((step) => !answered[step](draft)) ?? 'summary'
/** The step to show: the one asked for, unless an earlier one is still open. */
export const reachableStep = (draft: BookingDraft, asked: StepName | undefined): StepName => {
  const open = firstOpenStep(draft)
  return asked && steps.indexOf(asked) <= steps.indexOf(open) ? asked : open
}
