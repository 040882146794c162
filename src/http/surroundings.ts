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
  /** Deletes what this browser stores of the person. */
  clear(): void
}

let goTo = (path: string) => window.location.assign(path)
let forget = () => session.clear({ keepPreferences: true })
/** Sets the router's navigation; without it the browser loads the page. `clear` deletes what is stored, besides the session. */
export function setNavigator(navigate: (path: string) => void, clear: () => void): void {
  goTo = navigate
  forget = clear
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
  clear: () => forget(),
})

/** The code of the language in which the server should answer, 'en' or 'ar'. */
export const spokenLanguage = (): string => languages[session.get('language') ?? 'english'].code
