import { session } from '../session/index.ts'
import { defaultApiBase } from '../schema/core/wireWords.ts'
import { languages } from '../schema/core/limits.ts'

/** The side whose error rules and token a client uses. */
export type Side = 'landing' | 'dealer'

/** What the client uses of the browser, so that tests can replace network and address bar. */
export interface Surroundings {
  fetch: typeof fetch
  base: string
  online(): boolean
  cookies(): string
  path(): string
  /** Goes to a page of the application. */
  navigate(path: string): void
}

let goTo = (path: string) => window.location.assign(path)
/** Sets the router's navigation; without it the browser loads the page. */
export function setNavigator(navigate: (path: string) => void): void {
  goTo = navigate
}

const bases = (): Record<Side, string | undefined> => ({
  landing: import.meta.env?.VITE_LANDING_API_BASE as string | undefined,
  dealer: import.meta.env?.VITE_DEALER_API_BASE as string | undefined,
})

/** The browser's own functions as a client's surroundings. */
export const browserSurroundings = (side: Side): Surroundings => ({
  fetch: (...request) => fetch(...request),
  base: (bases()[side] || defaultApiBase).replace(/\/$/, ''),
  online: () => navigator.onLine !== false,
  cookies: () => document.cookie,
  path: () => window.location.pathname,
  navigate: (path) => goTo(path),
})

/** The code of the language in which the server should answer, 'en' or 'ar'. */
export const spokenLanguage = (): string => languages[session.get('language') ?? 'english'].code
