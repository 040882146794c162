// Who in this tab wants to hear of which changes.
import type { LiveEvent } from './useLive.ts'

interface Listener {
  resources: readonly string[]
  hear: (event: LiveEvent) => void
}

const listeners = new Set<Listener>()

/** Hears the changes to these resources until the returned function is called; '*' stands for all of them. */
export function hearLive(resources: readonly string[], hear: (event: LiveEvent) => void): () => void {
  const listener = { resources, hear }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Passes an event to all who asked for its resource; a resync goes to everyone. */
export function tellLive(event: LiveEvent): void {
  const concerns = ({ resources }: Listener) => event.action === 'resync' || resources.includes('*') || resources.includes(event.resource)
  for (const listener of [...listeners].filter(concerns)) listener.hear(event)
}
