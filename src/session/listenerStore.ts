// Values outside of React that components follow by useSyncExternalStore.

/** A value that can be followed. */
export interface Store<T> {
  get(): T
  /** Another value, and everybody is called back. Who joins or leaves meanwhile counts from the next time on. */
  set(next: T): void
  /** Calls back after every change until the returned function is called. */
  subscribe(listener: () => void): () => void
}

/** A value that listeners can subscribe to; `first` is its first value. */
export function createStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Listeners of a value that is stored elsewhere: `notify` calls them. */
export function createListeners(): Pick<Store<undefined>, 'subscribe'> & { notify(): void } {
  const { subscribe, set } = createStore(undefined)
  return { subscribe, notify: () => set(undefined) }
}
