import { useEffect, useState } from 'react'
import { HttpError } from '../../../http/index.ts'
import { releaseTime } from '../../../schema/appointments/calls.ts'
import { call } from '../../core/api.ts'
import { nextFreeSlots, type FreeSlot } from './nextFreeSlots.ts'

/** A held time: the request, and until when by this device's clock (ms since 1970). */
export interface Held {
  request: string
  until: number
}
interface Holding {
  /** A key of the time to hold; undefined while no time is chosen. */
  request: string | undefined
  held: Held | undefined
  change: (change: { held?: Held | undefined; startAt?: undefined }) => void
  /** Holds the time of a key for `ttl` seconds. The same function at each render. */
  hold: (request: string, signal: AbortSignal) => Promise<{ ttl: number }>
}
/** How often a time was taken before it could be held, and the next free ones after the last of them. */
export interface Lost {
  times: number
  next: readonly FreeSlot[]
}

/**
 * Holds the chosen time while the person goes on, and releases it when they choose another. Back online it is held again, where it could not
 * be or has expired. Errors but slotTaken are ignored, because a booking needs no hold.
 */
export function useHold({ request, held, change, hold }: Holding): Lost {
  const [lost, setLost] = useState<Lost>({ times: 0, next: [] })
  const [round, setRound] = useState(0)
  const until = held?.until ?? 0
  const present = held?.request
  useEffect(() => {
    const again = () => {
      if (until > Date.now()) return
      change({ held: undefined })
      setRound((last) => last + 1)
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [until, change])
  useEffect(() => {
    if (request === present) return
    if (request === undefined) {
      change({ held: undefined })
      void call(releaseTime, {}, { quiet: 'silent' }).catch(() => undefined)
      return
    }
    const abort = new AbortController()
    hold(request, abort.signal)
      .then(({ ttl }) => abort.signal.aborted || change({ held: { request, until: Date.now() + ttl * 1000 } }))
      .catch((failure: unknown) => {
        if (abort.signal.aborted || !(failure instanceof HttpError) || failure.code !== 'slotTaken') return
        setLost(({ times }) => ({ times: times + 1, next: nextFreeSlots(failure) }))
        change({ startAt: undefined, held: undefined })
      })
    return () => abort.abort()
  }, [request, present, change, hold, round])
  return lost
}
