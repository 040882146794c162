import { useRef } from 'react'
import { useAct } from '../core/useAct.ts'

/** Resends messages; pressing twice sends once. */
export function useResend(): { resend: (send: (idempotencyKey: string) => Promise<unknown>) => Promise<void>; sending: boolean } {
  const { run, acting } = useAct(['messages', 'badges'])
  const key = useRef(crypto.randomUUID())
  const resend = async (send: (idempotencyKey: string) => Promise<unknown>) => {
    await run(() => send(key.current))
    key.current = crypto.randomUUID()
  }
  return { resend, sending: acting }
}
