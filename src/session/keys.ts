// The keys of the local store: the specification's first, then ours. Types only.
import type { FieldServiceKind } from '../schema/fieldService/calls/fieldService.ts'
import type { LanguageWord } from '../schema/core/limits.ts'
import type { Word } from '../schema/enumerations.ts'
import type { NamedCar } from '../schema/core/carMark.ts'
import type { OutputOf } from '../schema/endpoints.ts'
import type { StaffSession } from '../schema/core/staffSession.ts'

type Verified = OutputOf<'verifyOtp'>
/** A draft: last change (ms since 1970) and the flow's own content. */
interface Draft {
  savedAt: number
  content: unknown
}

/** A driver's stage that could not be sent without a connection. */
export interface PendingStep {
  staffId: string
  fieldRequestId: string
  kind: FieldServiceKind
  from: string
  to: string
  outcome?: string | null
  driverNote?: string | null
  photos?: string[]
}

/** What was tapped on the inspection sheet and is not stored yet. */
export interface PendingMark {
  staffId: string
  appointmentId: string
  point: Word<'inspectionPoint'>
  changes: { mark?: Word<'inspectionMark'>; photos?: string[] }
  /** The row that it changes, as it was when it was tapped; null where there was none. */
  row: { id: string; version: number } | null
  /** Creating it again with this key creates nothing. */
  key: string
}

/** A customer for whom the agent acted in this shift. */
export interface RecentCustomer {
  id: string
  name: string
  mobile: string
  /** Absent in what an older version of the page stored. */
  cars?: NamedCar[]
}

/** The next visit of a person as it was read last: enough to come, or to call. */
export interface KeptVisit {
  mobile: string
  id: string
  ref: string
  startAt: string
  location: Pick<OutputOf<'appointmentDetails'>['appointment']['location'], 'name' | 'address' | 'phone' | 'point'>
}

/** What a person sent that did not reach the server. */
export interface Unsent {
  /** Its Idempotency-Key. */
  key: string
  tenantId: string
  /** The proven mobile of the person who sent it; absent for a visitor. */
  mobile?: string | undefined
  /** When it was sent, in ms since 1970. */
  at: number
  /** The page's route word, and the address of its last step. */
  page: string
  address: string
  /** The name and content of its draft. */
  draft: string
  content: unknown
  method: 'POST'
  path: `/${string}`
  params?: Record<string, string> | undefined
  input: object
  /** Absent while it waits: accepted, with the reference if it has one, or refused, with the server's reason. */
  ended?: { ref?: string | undefined } | { reason: string } | undefined
}

/** Every key of the local store with the type of its value. */
export interface SessionValues {
  clientDetail: { tenantId: string }
  /** The landing's token: of a visitor, or of a customer once the mobile is proven. */
  accessToken: string
  client: OutputOf<'requestToken'>['client']
  language: LanguageWord
  countryCode: string
  configs: OutputOf<'clientInfo'>
  settings: OutputOf<'landingSettings'>
  customerId: string
  customer: NonNullable<Verified['customer']>
  userId: string
  fullName: string
  profileImage: string
  /** The staff token. */
  token: string
  designationId: string
  userVehicle: Verified['vehicles']
  /** What the first page showed of the visit and cars of a person, whose mobile it is, without photos; and its card's height in pixels. */
  garage: { mobile: string; data: OutputOf<'ownGarage'>; height: number }
  /** The plate or VIN by which the person looked for themselves, until a car is chosen. */
  searchedCar: { by: 'plate' | 'vin'; value: string }
  /** 'yes' while a visitor books who proves their mobile at the end. */
  asVisitor: string
  email: string
  /** The proven mobile of a customer, E.164. */
  phoneNumber: string
  callCenterStaffId: string
  /** The utm_ parameters of the visit, and when it began (ms since 1970). */
  visit: { utm: string; at: number }
  theme: 'light' | 'dark' | 'system'
  /** Drafts by `<tenant>:<flow>`. */
  drafts: Record<string, Draft>
  staff: StaffSession
  /** The branch chosen in the admin; absent for all branches. */
  branch: string
  /** A driver's stages that are not sent yet, oldest first. */
  steps: PendingStep[]
  /** What was tapped on inspection sheets and is not stored yet, oldest first. */
  marks: PendingMark[]
  /** Customers for whom the agent acted, latest first. */
  recentCustomers: RecentCustomer[]
  /** 'yes' while a driver's phone may send its position. */
  sharesPlace: string
  nextVisit: KeptVisit
  /** Oldest first. */
  unsent: Unsent[]
}
/** A key of the local store. */
export type SessionKey = keyof SessionValues

/** The JSON type of each key; values of another type count as absent. */
export const storedAs: Record<SessionKey, 'string' | 'object'> = {
  clientDetail: 'object',
  accessToken: 'string',
  client: 'object',
  language: 'string',
  countryCode: 'string',
  configs: 'object',
  settings: 'object',
  customerId: 'string',
  customer: 'object',
  userId: 'string',
  fullName: 'string',
  profileImage: 'string',
  token: 'string',
  designationId: 'string',
  userVehicle: 'object',
  garage: 'object',
  searchedCar: 'object',
  asVisitor: 'string',
  email: 'string',
  phoneNumber: 'string',
  callCenterStaffId: 'string',
  visit: 'object',
  theme: 'string',
  drafts: 'object',
  staff: 'object',
  branch: 'string',
  steps: 'object',
  marks: 'object',
  recentCustomers: 'object',
  sharesPlace: 'string',
  nextVisit: 'object',
  unsent: 'object',
}
/** Keys that are kept on sign-out: settings of the display, nothing about the person. */
export const preferences = ['language', 'theme'] as const satisfies readonly SessionKey[]
