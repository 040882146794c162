// The placeholders of message texts, by kind; written {name} in a tenant's own text. Meaning and example of each: texts
// `messages.placeholders.<name>`.
import type { Word } from '../enumerations.ts'
import type { Problem } from '../core/problems.ts'

const visit = ['ref', 'when', 'location'] as const
const booking = [...visit, 'link'] as const
const payment = ['ref', 'amount', 'tenant'] as const

/** The placeholders of each kind of message. */
export const placeholdersOf: Record<Word<'messageKind'>, readonly string[]> = {
  otp: ['code', 'tenant'],
  bookingConfirmation: booking,
  bookingMoved: booking,
  bookingCancelled: visit,
  bookingReminderDay: booking,
  bookingReminderSoon: booking,
  bookingStage: ['ref', 'stage', 'tenant', 'link'],
  otpIssue: ['mobile', 'plate', 'note'],
  invitation: ['name', 'tenant', 'link', 'hours'],
  passwordReset: ['name', 'tenant', 'link', 'hours'],
  accountChanged: ['name', 'what', 'tenant', 'when'],
  staffNotice: ['title'],
  caseReply: ['ref', 'body', 'tenant'],
  jobServices: ['ref', 'tenant', 'link'],
  survey: ['tenant', 'survey', 'link'],
  driverStage: ['ref', 'stage', 'when', 'tenant'],
  paymentReceived: payment,
  paymentFailed: payment,
  paymentReturned: payment,
  campaign: ['name', 'tenant', 'link', 'optOut'],
}

// A message that could hold one of these is useless without it.
const essential: readonly string[] = ['code', 'link', 'body', 'title', 'what', 'optOut']

/** The placeholders that the text of a kind must hold. */
export const neededPlaceholders = (kind: Word<'messageKind'>): readonly string[] =>
  // A campaign may have no link, but must have the way to opt out.
  placeholdersOf[kind].filter((name) => essential.includes(name) && (kind !== 'campaign' || name === 'optOut'))

/** The text with the known placeholders replaced; unknown ones are left. */
export const fillPlaceholders = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** The errors of a kind's text, by language: an unknown placeholder, or a needed one that is missing. */
export function problemsOfWords(kind: Word<'messageKind'>, body: Readonly<Record<string, string>>): Problem[] {
  const known = placeholdersOf[kind]
  return Object.entries(body).flatMap(([side, text]): Problem[] => {
    const path = `body.${side}`
    const missing = neededPlaceholders(kind).find((name) => !text.includes(`{${name}}`))
    if (missing) return [{ path, key: 'validation.placeholderMissing', params: { name: missing } }]
    const strange = [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name).find((name) => !known.includes(name))
    if (strange === undefined) return []
    return [{ path, key: 'validation.placeholder', params: { name: strange, known: known.map((one) => `{${one}}`).join(' ') } }]
  })
}
