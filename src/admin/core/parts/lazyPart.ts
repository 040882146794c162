import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadConnected } from './connection.ts'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as React's `lazy`: components of any properties
type Any = ComponentType<any>
interface File<T> {
  default: T
}

/** A part with its own code. `load` loads the code before the part is drawn, which is then drawn without its Suspense's fallback. */
export type LazyPart<T extends Any> = LazyExoticComponent<T> & { load: () => Promise<unknown> }

/** A promise would be awaited even when it is fulfilled, and a fallback that was shown once stays for 300 ms. */
// eslint-disable-next-line unicorn/no-thenable -- React takes any object with `then`
const atOnce = <T>(file: File<T>) => ({ then: (take: (file: File<T>) => void) => take(file) }) as unknown as Promise<File<T>>

/**
 * A component with its own code, loaded when it is first drawn: React's `lazy`, which waits for the network. Meanwhile the fallback of the
 * Suspense around it is shown; `Skeleton`, `PageSkeleton` and `Waiting` say why.
 */
export function lazyPart<T extends Any>(load: () => Promise<File<T>>): LazyPart<T> {
  let loaded: File<T> | undefined
  const keep = (file: File<T>) => (loaded = file)
  const part = lazy(() => (loaded ? atOnce(loaded) : loadConnected(load).then(keep)))
  return Object.assign(part, { load: () => load().then(keep) })
}
