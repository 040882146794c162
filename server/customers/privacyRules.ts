// The clocks of requests about personal data, and of breaches.
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import type { Row } from '../core/db/rows.ts'
import { refuse } from '../core/commit/checks.ts'
import type { Rules } from '../core/commit/rules.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'

/** Days in which a request is answered, and ms in which the authority is notified of a breach. */
const answerDays = 30
const reportMs = 3 * dayMs

// The end of the thirtieth day after it came.
const dueAt = (receivedOn: unknown): string =>
  new Date(Date.parse(momentOf(dayAfter(String(receivedOn), answerDays + 1), '00:00')) - 1000).toISOString()
const isOver = (state: unknown): boolean => state === 'answered' || state === 'refused'

// Both ends want words: a refusal needs its reason.
function answered(before: Row, values: Row, now: Date): Row {
  if (!isOver(values['state'])) return { answeredAt: null }
  if (!values['answer']) throw refuse('answer', 'validation.required')
  return isOver(before['state']) ? {} : { answeredAt: now.toISOString() }
}

function received(values: Row, now: Date): Row {
  const receivedOn = values['receivedOn'] ?? localDay(now)
  if (String(receivedOn) > localDay(now)) throw refuse('receivedOn', 'validation.notFuture')
  return { receivedOn, dueAt: dueAt(receivedOn), ...answered({}, { state: 'open', ...values }, now) }
}

/** Rules of requests about personal data. */
export const privacyRequestRules: Rules<'privacyRequests'> = {
  onCreate: async ({ services }, values) => received(values, services.now()),
  onCreateByCustomer: async ({ services }, values) => received(values, services.now()),
  onUpdate: async ({ services }, before, changes) => {
    const values = { ...before, ...changes }
    if (values.receivedOn > localDay(services.now())) throw refuse('receivedOn', 'validation.notFuture')
    return { dueAt: dueAt(values.receivedOn), ...answered(before, values, services.now()) }
  },
}

// With the time of the report a breach is no longer open.
function reported({ foundAt, reportedAt, state }: Row, now: Date): Row {
  for (const [field, at] of Object.entries({ foundAt, reportedAt }))
    if (typeof at === 'string' && Date.parse(at) > now.getTime()) throw refuse(field, 'validation.notFuture')
  if (state === 'reported' && !reportedAt) throw refuse('reportedAt', 'validation.required')
  return {
    reportBy: new Date(Date.parse(String(foundAt)) + reportMs).toISOString(),
    state: state === 'open' && reportedAt ? 'reported' : state,
  }
}

/** Rules of breaches. */
export const breachRules: Rules<'breaches'> = {
  onCreate: async ({ services }, values) => reported({ state: 'open', ...values }, services.now()),
  onUpdate: async ({ services }, before, changes) => reported({ ...before, ...changes }, services.now()),
}
