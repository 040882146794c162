// What a message's words may leave to be filled in, by kind; written {name} in a tenant's own words.
import type { Word } from './enumerations.ts'

const booking = ['ref', 'when', 'location'] as const

/** The names that each kind of message fills in. */
export const placeholdersOf: Record<Word<'messageKind'>, readonly string[]> = {
  otp: ['code', 'tenant'],
  bookingConfirmation: booking,
  bookingMoved: booking,
  bookingCancelled: booking,
  otpIssue: ['mobile', 'plate', 'note'],
  invitation: ['name', 'tenant', 'link', 'hours'],
  passwordReset: ['name', 'tenant', 'link', 'hours'],
  staffNotice: ['title'],
}

/** The name without which a kind of message would be of no use. */
export const neededPlaceholders: Partial<Record<Word<'messageKind'>, string>> = { otp: 'code', invitation: 'link', passwordReset: 'link' }
