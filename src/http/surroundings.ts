import { session } from '../session/index.ts'
import { defaultApiBase } from '../schema/core/wireWords.ts'
import { languages } from '../schema/core/limits.ts'

/** Which policy of errors a client follows, and whose token it sends. */
export type Side = 'landing' | 'dealer'

/** The edge of the client: what it asks of the browser, so that a test can stand in for the network and the address bar. */
export interface Surroundings {
  fetch: typeof fetch
  base: string
  online(): boolean
  cookies(): string
  path(): string
  /** Goes to a page of ours. */
  navigate(path: string): void
}

let goTo = (path: string) => window.location.assign(path)
/** Lets a router take over the client's navigation; without one the page is loaded anew. */
export function setNavigator(navigate: (path: string) => void): void {
  goTo = navigate
}

const bases = (): Record<Side, string | undefined> => ({
  landing: import.meta.env?.['VITE_LANDING_API_BASE'] as string | undefined,
  dealer: import.meta.env?.['VITE_DEALER_API_BASE'] as string | undefined,
})

/** The browser as a client's surroundings. */
export const browserSurroundings = (side: Side): Surroundings => ({
  fetch: (...request) => fetch(...request),
  base: (bases()[side] || defaultApiBase).replace(/\/$/, ''),
  online: () => navigator.onLine !== false,
  cookies: () => document.cookie,
  path: () => window.location.pathname,
  navigate: (path) => goTo(path),
})

/** The code of the language that answers shall be written in. */
export const spokenLanguage = (): string => languages[session.get('language') ?? 'english'].code
