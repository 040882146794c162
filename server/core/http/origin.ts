// Where the current request comes from, for the audit: its network address, the API key that made it, and the program that used the key.
import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<{ address: string; key: string | null; agent: string | null }>()

/** Runs `work`, and everything asynchronous in it, with this network address. */
export const fromAddress = (address: string, work: () => void): void => storage.run({ address, key: null, agent: presentAgent() }, work)

/** The network address of the current request; null for jobs. */
export const presentAddress = (): string | null => storage.getStore()?.address ?? null

/** Notes the name of the API key that makes the current request. */
export function noteKey(name: string): void {
  const present = storage.getStore()
  if (present) present.key = name
}

/** The name of the API key that makes the current request; null where a person does. */
export const presentKey = (): string | null => storage.getStore()?.key ?? null

/** The name of the program that makes the current request for somebody who uses it; null where none does. */
export const presentAgent = (): string | null => storage.getStore()?.agent ?? null

/** Runs `work`, and every request that it injects, as made through this program. */
export const throughAgent = <R>(agent: string, work: () => R): R =>
  storage.run({ address: presentAddress() ?? '', key: presentKey(), agent }, work)
