// Where the request that is being worked on came from, and which colleague makes it in a customer's name: for the audit and for what
// a new row says of its making. Nothing for work that nobody asked for just now.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from '../src/schema/access.ts'

interface Origin {
  address: string
  agent: Actor | null
}
const storage = new AsyncLocalStorage<Origin>()

/** Runs what follows as asked from this network address. */
export const fromAddress = (address: string, work: () => void): void => storage.run({ address, agent: null }, work)

/** The network address that the present work was asked from; null for jobs. */
export const presentAddress = (): string | null => storage.getStore()?.address ?? null

/** From here on the request is made by this colleague in a customer's name; null: by whoever it says. */
export function actAs(agent: Actor | null): void {
  const origin = storage.getStore()
  if (origin) origin.agent = agent
}

/** The colleague who acts for a customer just now. */
export const presentAgent = (): Actor | null => storage.getStore()?.agent ?? null
