// Whether the browser has a network, for what is drawn and for code that is still to be loaded.
import { useSyncExternalStore } from 'react'
import { toasts } from '../../../http/index.ts'

function subscribe(changed: () => void): () => void {
  const names = ['online', 'offline'] as const
  for (const name of names) addEventListener(name, changed)
  return () => {
    for (const name of names) removeEventListener(name, changed)
  }
}
const online = () => navigator.onLine

/** Whether the browser has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, online, () => true)

/** Resolves as soon as the browser has a network. */
export const connected = (): Promise<void> =>
  navigator.onLine ? Promise.resolve() : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))

/**
 * Loads code or texts, without a network once it is back, with a notice meanwhile. Nothing is requested before: several browsers do not
 * request a module again that failed, until the page is loaded anew.
 */
export async function loadConnected<V>(load: () => Promise<V>): Promise<V> {
  if (!navigator.onLine) toasts.error({ key: 'errors.offline' })
  await connected()
  try {
    return await load()
  } catch (failure) {
    if (navigator.onLine) throw failure
    return loadConnected(load)
  }
}

/**
 * `placeholderData` of lists: what the question before was answered with, until the answer to this one is there. Nothing without a network,
 * or it would stand for that answer.
 */
export const previousData = <D>(previous: D | undefined): D | undefined => (navigator.onLine ? previous : undefined)
