// The landing's calls. An expired token is replaced once by a visitor's; calls that need a proven mobile then fail, and the flow asks for a
// new code.
import { createClient, HttpError, type CallOptions } from '../../http/index.ts'
import type { Call, CallInput, CallOutput } from '../../schema/core/defineCall.ts'
import { requestToken as requestTokenCall, signOut } from '../../schema/core/calls.ts'
import { session } from '../../session/index.ts'

const client = createClient('landing')
let renewal: Promise<void> | undefined

async function takeToken(): Promise<void> {
  const { token, client: tenant } = await client.call(requestTokenCall, {}, { authorized: false })
  session.set('accessToken', token)
  session.set('client', tenant)
}

/** Gets a visitor's token for the present tenant; simultaneous calls share one request. */
export function requestToken(): Promise<void> {
  renewal ??= takeToken().finally(() => {
    renewal = undefined
  })
  return renewal
}

/** Whether an error means that the token is invalid or expired (401). */
export const isUnauthenticated = (error: unknown): boolean => error instanceof HttpError && error.status === 401

/** Ends the person's session at the API if it can be reached; otherwise it expires within the hour. */
export const endSession = (): Promise<unknown> => client.call(signOut, {}, { quiet: 'silent' }).catch(() => undefined)

/** Removes the proof of a person whose token expired; pages that need one ask for a code again, and go on with what was begun. */
export function loseProof(): Promise<void> {
  session.remove('phoneNumber')
  return requestToken()
}

async function work<C extends Call>(one: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>> {
  try {
    return await client.call(one, input, options)
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'proofNeeded') throw error
    const { workFor } = await import('./proof/workFor.ts')
    return client.call(one, input, { ...options, proof: await workFor(error.details['challenge'] as never) })
  }
}

/** Calls the API with the session of this page. Rejects with HttpError. */
export async function call<C extends Call>(one: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>> {
  try {
    return await work(one, input, options)
  } catch (error) {
    if (!isUnauthenticated(error)) throw error
    await loseProof()
    return work(one, input, options)
  }
}
