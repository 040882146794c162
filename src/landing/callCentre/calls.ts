// Starts and ends acting for a customer and a shift, at the API and in the store.
import { session } from '../../session/index.ts'
import { call } from '../core/api.ts'
import { leave } from '../customers/index.ts'
import { beginActing } from './acting.ts'
import { endShift, goToStart } from './agent.ts'
import { agentCall } from './agentCall.ts'
import { actFor as actForCall, endActing } from '../../schema/callCentre/calls.ts'
import { logout } from '../../schema/staff/calls.ts'

/** For whom to act: a customer, or a mobile that no customer has yet. */
export type Whom = { customerId: string } | { mobile: string }

/** Starts acting for somebody. Rejects with HttpError where the colleague may not. */
export async function actFor(whom: Whom): Promise<void> {
  beginActing(await agentCall(actForCall, whom, { quiet: true, blocking: true }))
}

/** Ends acting for the customer; the colleague stays signed in. */
export async function endCall(): Promise<void> {
  if (session.get('phoneNumber')) await call(endActing, {}, { quiet: 'silent' }).catch(() => undefined)
  goToStart()
  await leave().catch(() => undefined)
}

/** Ends the shift here and at the API, also when the API does not answer. */
export async function signOut(): Promise<void> {
  await agentCall(logout, {}, { quiet: 'silent' }).catch(() => undefined)
  endShift('signedOut')
}
