// Values outside of React that components follow by useSyncExternalStore.

/** Those who want to know of a change. */
interface Listeners {
  /** Calls back after every change until the returned function is called. */
  subscribe(listener: () => void): () => void
  /** Says that something changed. Who joins or leaves meanwhile counts from the next time on. */
  notify(): void
}

/** Nobody yet. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify() {
      for (const listener of [...listeners]) listener()
    },
  }
}

/** A value that can be followed. */
export interface Store<T> extends Pick<Listeners, 'subscribe'> {
  get(): T
  /** Another value, and everybody is called back. */
  set(next: T): void
}

/** A value that can be followed, with its first one. */
export function createStore<T>(first: T): Store<T> {
  let value = first
  const { subscribe, notify } = createListeners()
  return {
    subscribe,
    get: () => value,
    set(next) {
      value = next
      notify()
    },
  }
}
