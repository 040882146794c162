// Calls as the colleague who is signed in on the landing: with their own token, also while they act for a customer.
import { createClient, type CallOptions } from '../../http/index.ts'
import type { Call, CallInput, CallOutput } from '../../schema/core/defineCall.ts'
import { session } from '../../session/index.ts'
import { isUnauthenticated } from '../core/api.ts'
import { endShift } from './agent.ts'

const client = createClient('landing')

/** Calls the API as the colleague. When their session has ended (401), the shift on this device ends. */
export async function agentCall<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>> {
  const token = session.get('token')
  try {
    return await client.call(call, input, { ...options, authorized: false, token })
  } catch (error) {
    if (token && isUnauthenticated(error)) endShift('over')
    throw error
  }
}
