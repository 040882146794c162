// What Meta's error codes mean for a message: https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
import { later, never, type Meaning } from '../meanings.ts'

const byCode: Readonly<Record<number, Meaning>> = {
  // The number cannot receive it: no WhatsApp, old terms, or an old app.
  131026: never('notOnWhatsapp'),
  131030: never('notOnWhatsapp'),
  131047: never('windowClosed'),
  // The template: wrong number of values, missing, too long, against the rules, wrong format, paused, disabled.
  132000: never('templateMissing'),
  132001: never('templateMissing'),
  132005: never('templateMissing'),
  132007: never('templateMissing'),
  132012: never('templateMissing'),
  132015: never('templateMissing'),
  132016: never('templateMissing'),
  // The person is in one of Meta's experiments, or gets too much advertising.
  130472: never('rejected'),
  131049: never('rejected'),
  131050: never('noConsent'),
  // Limits of the application, the account, the number and the pair of numbers.
  4: later('unavailable'),
  80007: later('unavailable'),
  130429: later('unavailable'),
  131048: later('unavailable'),
  131056: later('unavailable'),
  // Something went wrong or is overloaded at Meta: it says so instead of accepting the message.
  1: later('unavailable'),
  2: later('unavailable'),
  131000: later('unavailable'),
  131016: later('unavailable'),
  131057: later('unavailable'),
  133004: later('unavailable'),
  // The account: token, permission, locked, not paid, number not registered.
  0: later('badAccount'),
  3: later('badAccount'),
  10: later('badAccount'),
  190: later('badAccount'),
  131005: later('badAccount'),
  131031: later('badAccount'),
  131042: later('badAccount'),
  133010: later('badAccount'),
}

/** The meaning of a code; undefined for one that is not known. */
export const meaningOf = (code: number): Meaning | undefined =>
  byCode[code] ?? (code >= 200 && code < 300 ? later('badAccount') : undefined)
