// Records that can be followed up.
import type { AccessModule } from '../access.ts'

/** The records by what a follow-up is about: their resource, and the field of the follow-up that refers to it. */
export const followable = {
  complaint: { resource: 'complaints', field: 'complaintId' },
  feedback: { resource: 'feedback', field: 'feedbackId' },
  roadsideAssistance: { resource: 'roadsideAssistance', field: 'roadsideAssistanceId' },
  homeService: { resource: 'homeService', field: 'homeServiceId' },
  booking: { resource: 'appointments', field: 'appointmentId' },
} as const satisfies Record<string, { resource: string; field: string }>
/** The module of a follow-up by what it is about. */
export const followedModules = {
  lead: 'leads',
  complaint: 'feedback',
  feedback: 'feedback',
  roadsideAssistance: 'roadsideAssistance',
  homeService: 'homeService',
  booking: 'serviceBooking',
  testDrive: 'testDrive',
} as const satisfies Record<string, AccessModule>
/** A kind of record besides leads; a test drive is a booking. */
export type FollowableKind = keyof typeof followable
/** The kinds. */
export const followableKinds = Object.keys(followable) as [FollowableKind, ...FollowableKind[]]
