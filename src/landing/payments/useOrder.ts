import { useCallback, useEffect, useState } from 'react'
import type { OutputOf } from '../../schema/endpoints.ts'
import { unfinishedOutcomes } from '../../schema/payments/calls/payments.ts'
import { tamaraOrder } from '../../schema/payments/calls.ts'
import { useAsking } from '../appointments/index.ts'

type Answer = OutputOf<'tamaraOrder'>
/** Milliseconds between two requests, increasing. */
const waits = [700, 1000, 1500, 2000, 3000, 5000] as const
const longest = 10_000
/** How long the page waits for the provider, in ms. */
const timeoutMs = 120_000

/** An order, reloaded until it has an outcome; `late` once that takes too long, `failed` where it could not be loaded at all. */
export function useOrder(orderId: string): {
  answer: Answer | undefined
  late: boolean
  failed: boolean
  again: () => void
  set: (answer: Answer) => void
} {
  const call = useAsking()
  const [answer, setAnswer] = useState<Answer>()
  const [late, setLate] = useState(false)
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    const begun = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (time: number) => {
      const came = await call(tamaraOrder, { orderId }, { signal: abort.signal, quiet: true }).catch(() => undefined)
      if (abort.signal.aborted) return
      if (came) setAnswer(came)
      else setFailed(true)
      if (came && !unfinishedOutcomes.includes(came.order.outcome)) return
      if (Date.now() - begun > timeoutMs) return setLate(true)
      timer = setTimeout(() => void ask(time + 1), waits[time] ?? longest)
    }
    void ask(0)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [call, orderId, round])
  const again = useCallback(() => {
    setFailed(false)
    setLate(false)
    setRound((last) => last + 1)
  }, [])
  return { answer, late, failed: failed && answer === undefined, again, set: setAnswer }
}
