import { useState } from 'react'
import { askBrowser, hindrance, presentEndpoint, type BrowserAddress, type Hindrance } from './browser.ts'
import { answerOf, keepAnswer } from './memory.ts'

/** The push calls of one side. */
export interface PushCalls {
  key: () => Promise<string>
  subscribe: (address: BrowserAddress) => Promise<unknown>
  unsubscribe: (endpoint: string) => Promise<unknown>
}
/** The state of pushes in this browser, and what can be done. */
export interface Push {
  state: Exclude<Hindrance, 'none'> | 'on' | 'off' | 'declined'
  busy: boolean
  /** The browser or its push service failed. */
  failed: boolean
  turnOn: () => Promise<void>
  turnOff: () => Promise<void>
  /** Refuses, without being asked again. */
  decline: () => void
}

function stateOf(owner: string): Push['state'] {
  const stands = hindrance()
  if (stands !== 'none') return stands
  const answer = answerOf(owner)
  if (answer === 'no') return 'declined'
  return answer === 'on' && Notification.permission === 'granted' ? 'on' : 'off'
}

/**
 * Pushes of one person in this browser; `owner` names tenant, side and person ('noor:customer:<id>'). Asks for permission only in `turnOn`.
 */
export function usePush(owner: string, calls: PushCalls): Push {
  const [, draw] = useState(0)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const doing = async (work: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setFailed(false)
    try {
      await work()
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
      draw((count) => count + 1)
    }
  }
  return {
    state: stateOf(owner),
    busy,
    failed,
    turnOn: () =>
      doing(async () => {
        const address = await askBrowser(await calls.key())
        if (!address) return keepAnswer(owner, 'no')
        await calls.subscribe(address)
        keepAnswer(owner, 'on')
      }),
    turnOff: () =>
      doing(async () => {
        const endpoint = await presentEndpoint()
        if (endpoint) await calls.unsubscribe(endpoint)
        keepAnswer(owner, 'no')
      }),
    decline: () => {
      keepAnswer(owner, 'no')
      draw((count) => count + 1)
    },
  }
}
