import { useRef, useState } from 'react'
import { HttpError } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { keptUnder, useUnsent } from '../offline/callOrKeep.ts'

/** A sending that a second press does not repeat, and the error of the last one. */
export interface Sending {
  send: () => Promise<void>
  /** The server's error in the person's language; a step also sets it for what is missing. */
  complaint: string | undefined
  complain: (text: string | undefined) => void
}

/**
 * Runs `work` once at a time. An error becomes the complaint, unless `refused` returns a text of its own, or true where it has handled it.
 * What `callOrKeep` has kept is said to be unsent until it is sent.
 */
export function useSending(work: () => Promise<void>, refused?: (failure: HttpError) => boolean | string): Sending {
  const t = useTranslate()
  const [complaint, complain] = useState<string>()
  const [key, setKey] = useState<string>()
  const kept = useUnsent(key)
  const sending = useRef(false)
  const send = async () => {
    if (sending.current) return
    sending.current = true
    complain(undefined)
    setKey(undefined)
    try {
      await work()
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      const under = keptUnder(failure)
      if (under) return setKey(under)
      const known = refused?.(failure)
      if (typeof known === 'string') complain(known)
      else if (!known) complain(Object.values(failure.fields)[0] ?? (failure.message || undefined))
    } finally {
      sending.current = false
    }
  }
  const reason = kept?.ended && 'reason' in kept.ended ? kept.ended.reason : undefined
  const unsent = kept && !kept.ended ? t('landing.unsent.here') : reason
  return { send, complaint: complaint ?? unsent, complain }
}
