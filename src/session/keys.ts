// What the local store may hold: the specification's keys first, then ours. Types only.
import type { FieldServiceKind } from '../schema/fieldService/calls/fieldService.ts'
import type { LanguageWord } from '../schema/core/limits.ts'
import type { OutputOf } from '../schema/endpoints.ts'
import type { StaffSession } from '../schema/core/staffSession.ts'

type Verified = OutputOf<'verifyOtp'>
/** A form left half done: when it was last touched (ms since 1970) and whatever its flow keeps. */
interface Draft {
  savedAt: number
  content: unknown
}

/** A driver's step that waits for a connection. */
export interface PendingStep {
  staffId: string
  errandId: string
  kind: FieldServiceKind
  from: string
  to: string
  outcome?: string | null
  driverNote?: string | null
  photos?: string[]
}

/** Somebody an agent acted for on this shift. */
export interface RecentCustomer {
  id: string
  name: string
  mobile: string
  plates: string[]
}

/** Every key of the local store with what it holds. */
export interface SessionValues {
  clientDetail: { tenantId: string }
  /** The landing's token: a visitor's, or a customer's once the mobile is proven. */
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
  email: string
  /** The proven mobile of a customer, E.164. */
  phoneNumber: string
  callCenterStaffId: string
  /** The utm_ parameters that the visit came with, and when (ms since 1970). */
  visit: { utm: string; at: number }
  theme: 'light' | 'dark' | 'system'
  /** Half-done forms by `<tenant>:<flow>`. */
  drafts: Record<string, Draft>
  staff: StaffSession
  /** The one branch that the person looks at; absent for all of them. */
  branch: string
  /** A driver's steps that could not be sent yet, the oldest first. */
  steps: PendingStep[]
  /** Whom the agent acted for, the last one first. */
  recentCustomers: RecentCustomer[]
  /** 'yes' while a driver lets their phone tell where they are. */
  sharesPlace: string
}
/** A key of the local store. */
export type SessionKey = keyof SessionValues

/** What kind of JSON each key holds; anything else in the storage counts as absent. */
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
  email: 'string',
  phoneNumber: 'string',
  callCenterStaffId: 'string',
  visit: 'object',
  theme: 'string',
  drafts: 'object',
  staff: 'object',
  branch: 'string',
  steps: 'object',
  recentCustomers: 'object',
  sharesPlace: 'string',
}
/** What survives a sign-out: how the person wants to read, not who they are. */
export const preferences = ['language', 'theme'] as const satisfies readonly SessionKey[]
