// Where the request that is being worked on came from: for the audit. Nothing for work that nobody asked for just now.
import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<string>()

/** Runs what follows as asked from this network address. */
export const fromAddress = (address: string, work: () => void): void => storage.run(address, work)

/** The network address that the present work was asked from; null for jobs. */
export const presentAddress = (): string | null => storage.getStore() ?? null
