// A colleague's shift on the landing: the signed-in colleague, the customer for whom they act, and what is deleted when.
import { navigate } from 'wouter/use-browser-location'
import { clearStored } from '../../session/clearStored.ts'
import { session, type SessionValues } from '../../session/index.ts'
import { requestToken } from '../core/api.ts'
import { forgetPerson } from '../customers/index.ts'
import { pathOf } from '../core/routes.ts'

const kept = ['clientDetail', 'client', 'configs', 'countryCode', 'settings'] as const
let over = false

/** Whether the last shift ended without a sign-out: the session expired, or the account was disabled. */
export const isShiftOver = (): boolean => over

/** Starts a shift of the signed-in colleague. */
export function beginShift(staffId: string): void {
  over = false
  forgetPerson()
  session.set('callCenterStaffId', staffId)
  void requestToken().catch(() => undefined)
}

/** Ends a shift: all data of the colleague and of customers is deleted; tenant, language and theme stay. */
export function endShift(how: 'signedOut' | 'over'): void {
  over = how === 'over'
  const stays = kept.map((key) => [key, session.get(key)] as const)
  clearStored()
  for (const [key, value] of stays) if (value !== undefined) session.set(key, value as SessionValues[typeof key] & string)
  void requestToken().catch(() => undefined)
  goToStart()
}

/** Goes to the start page of a call. */
export function goToStart(): void {
  const tenant = new URLSearchParams(window.location.search).get('tenantId')
  const query = tenant ? `?tenantId=${encodeURIComponent(tenant)}` : ''
  navigate(pathOf({ language: session.get('language') ?? 'english', page: 'staff/login' }) + query)
}

const holdsSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(holdsSomething) : Boolean(value)
function isTouched(content: unknown): boolean {
  const { shape: _shape, idempotencyKey: _key, ...answers } = (content ?? {}) as Record<string, unknown>
  return holdsSomething(answers)
}

/** Whether the present customer has an unfinished form; a sent one does not count. */
export const isHalfDone = (): boolean =>
  Object.entries(session.get('drafts') ?? {}).some(([name, { content }]) => !name.endsWith(':sent') && isTouched(content))

/** Whether acting for this customer ends acting for the present one. */
export const isAnother = (id: string | undefined): boolean => session.get('customerId') !== undefined && session.get('customerId') !== id
