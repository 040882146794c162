import { useSyncExternalStore } from 'react'
import { HttpError, toasts } from '../../../http/index.ts'
import type { Call } from '../../../schema/core/defineCall.ts'
import { createStore, dropDraft, session, type Unsent } from '../../../session/index.ts'
import { call, isUnauthenticated } from '../api.ts'
import { isUnreached } from './callOrKeep.ts'

// Later, a person has perhaps called or come instead.
const dayLong = 86_400_000
const beingSent = createStore<string | undefined>(undefined)
/** The key of what is being sent. */
export const useBeingSent = (): string | undefined => useSyncExternalStore(beingSent.subscribe, beingSent.get)

const end = (key: string, ended: Unsent['ended']): void => {
  const all = session.get('unsent') ?? []
  session.set(
    'unsent',
    all.map((one) => (one.key === key ? { ...one, ended } : one)),
  )
}

/** Why something waits: for the network alone, for the person's word because it is old, or for the proof of the mobile that sent it. */
export function waitsFor({ at, mobile }: Unsent, proven: string | undefined, now = Date.now()): 'network' | 'word' | 'proof' {
  if (mobile && mobile !== proven) return 'proof'
  return now - at > dayLong ? 'word' : 'network'
}

// The reference is in the answer itself or in the row that it brings.
const referenceOf = (answer: object): string | undefined => {
  const found = [answer, ...Object.values(answer)].find((one: unknown) => typeof one === 'object' && one !== null && 'ref' in one)
  return found && String((found as { ref: unknown }).ref)
}

async function sendOne({ key, method, path, params, input, draft }: Unsent): Promise<void> {
  beingSent.set(key)
  try {
    // Its shapes were checked when it was kept.
    const answer = (await call({ method, path } as Call, input, { params, idempotencyKey: key, quiet: 'silent' })) as object
    dropDraft(draft)
    end(key, { ref: referenceOf(answer) })
    // Most answers bring a notice of their own.
    if (!('successMessage' in answer)) toasts.success({ key: 'landing.unsent.sentText' })
  } catch (failure) {
    if (!(failure instanceof HttpError)) throw failure
    // These pass; it goes on waiting.
    if (isUnreached(failure) || failure.status >= 500 || failure.status === 429 || isUnauthenticated(failure)) return
    const reason = Object.values(failure.fields)[0] ?? failure.message
    end(key, { reason })
    toasts.error({ text: reason })
  } finally {
    beingSent.set(undefined)
  }
}

/** Sends what waits for the network alone, one after the other, or the one whose key is given; in one tab at a time. */
export async function sendUnsent(wanted?: string): Promise<void> {
  const work = async () => {
    for (const one of session.get('unsent') ?? []) {
      const mayGo = one.tenantId === session.get('clientDetail')?.tenantId && !one.ended && navigator.onLine
      const waits = waitsFor(one, session.get('phoneNumber'))
      if (mayGo && (wanted ? one.key === wanted && waits !== 'proof' : waits === 'network')) await sendOne(one)
    }
  }
  // Two tabs would not send it twice, but both would report it.
  if (navigator.locks) await navigator.locks.request('unsent', { ifAvailable: true }, (lock) => lock && work())
  else await work()
}
