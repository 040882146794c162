// Who in this tab wants to are notified of which changes.

/** A change somebody made. Action 'many': many rows of the resource, without an id; 'resync': changes of anything may have been missed. */
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

/** Receives the changes to these resources until the returned function is called; '*' stands for all of them. */
export function subscribeLive(resources: readonly string[], observe: (event: LiveEvent) => void): () => void {
  const listener = { resources, observe }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Passes an event to all who asked for its resource; a resync goes to everyone. */
export function tellLive(event: LiveEvent): void {
  const concerns = ({ resources }: Listener) => event.action === 'resync' || resources.includes('*') || resources.includes(event.resource)
  for (const listener of [...listeners].filter(concerns)) listener.observe(event)
}
