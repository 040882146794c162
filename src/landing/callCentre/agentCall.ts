// The calls of a colleague who is signed in on the landing: with their own token, whoever they act for.
import { createClient, learnCalls, type CallOptions } from '../../http/index.ts'
import type { InputOf, OutputOf } from '../../schema/endpoints.ts'
import type { CallName } from '../../schema/wire.ts'
import { callCentreCalls } from '../../schema/wire/callCentre.ts'
import { session } from '../../session/index.ts'
import { isUnauthenticated } from '../api.ts'
import { endShift } from './agent.ts'

learnCalls(callCentreCalls)
const client = createClient('landing')

/** Calls the API as the colleague. A session of theirs that is over ends the shift on this device. */
export async function agentCall<C extends CallName>(name: C, input: InputOf<C>, options?: CallOptions): Promise<OutputOf<C>> {
  const token = session.get('token')
  try {
    return await client.call(name, input, { ...options, authorized: false, token })
  } catch (error) {
    if (token && isUnauthenticated(error)) endShift('over')
    throw error
  }
}
