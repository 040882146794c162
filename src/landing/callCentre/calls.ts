// The ends of a call and of a shift, as the API is notified of them.
import { session } from '../../session/index.ts'
import { call } from '../core/api.ts'
import { leave } from '../customers/index.ts'
import { beginActing, endShift, goToStart } from './agent.ts'
import { agentCall } from './agentCall.ts'
import { actFor as actForCall, endActing } from '../../schema/callCentre/calls.ts'
import { logout } from '../../schema/staff/calls.ts'

/** Whom to act for: a customer, or a mobile that is nobody's yet. */
export type Whom = { customerId: string } | { mobile: string }

/** Begins to act for somebody. Rejects where the colleague may not. */
export async function actFor(whom: Whom): Promise<void> {
  beginActing(await agentCall(actForCall, whom, { quiet: true, blocking: true }))
}

/** The call is over; the colleague stays signed in. */
export async function endCall(): Promise<void> {
  if (session.get('phoneNumber')) await call(endActing, {}, { quiet: 'silent' }).catch(() => undefined)
  goToStart()
  await leave().catch(() => undefined)
}

/** The shift is over, here and at the API, whether or not it answers. */
export async function signOut(): Promise<void> {
  await agentCall(logout, {}, { quiet: 'silent' }).catch(() => undefined)
  endShift('signedOut')
}
