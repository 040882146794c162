// The network address of the current request, for the audit.
import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<string>()

/** Runs `work`, and everything asynchronous in it, with this network address. */
export const fromAddress = (address: string, work: () => void): void => storage.run(address, work)

/** The network address of the current request; null for jobs. */
export const presentAddress = (): string | null => storage.getStore() ?? null
