// The subscribers in this tab, by resource.

/** A change by somebody. Action 'many': many rows of the resource, without an id; 'resync': any changes may have been missed. */
export interface LiveEvent {
  resource: string
  id: string
  action: string
  by: string | null
  at: string
}

interface Listener {
  resources: readonly string[]
  observe: (event: LiveEvent) => void
}

const listeners = new Set<Listener>()

/** Subscribes to changes of these resources ('*': all) until the returned function is called. */
export function subscribeLive(resources: readonly string[], observe: (event: LiveEvent) => void): () => void {
  const listener = { resources, observe }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sends an event to the subscribers of its resource; a resync to all. */
export function tellLive(event: LiveEvent): void {
  const concerns = ({ resources }: Listener) => event.action === 'resync' || resources.includes('*') || resources.includes(event.resource)
  for (const listener of [...listeners].filter(concerns)) listener.observe(event)
}
