import type { HttpError } from './HttpError.ts'
import { loader } from './loader.ts'
import type { Side, Surroundings } from './surroundings.ts'
import { toasts } from './toasts.ts'

const signIn = '/'
const dashboard = '/home/dashboard'

/**
 * Reports a failed call and redirects as section 8 of the specification says; the caller rethrows. Toast with the error's message, except:
 * 'silent'; `quiet` with messages by field; 401 on the landing. In the admin 401 deletes all stored data and goes to the sign-in page, 403 goes to
 * the dashboard.
 */
export function refuse(side: Side, failure: HttpError, surroundings: Surroundings, quiet: boolean | 'silent'): void {
  // `call()` solves the proof of work and repeats the call.
  if (failure.code === 'proofNeeded') return
  loader.stop()
  if (side === 'landing' && failure.status === 401) return
  const shownByFields = quiet === 'silent' || (quiet && Object.keys(failure.fields).length > 0)
  if (failure.message && !shownByFields) toasts.error({ text: failure.message })
  if (side === 'landing') return
  if (failure.status === 401) {
    surroundings.clear()
    goOnce(surroundings, signIn)
  }
  if (failure.status === 403) goOnce(surroundings, dashboard)
}

// No navigation to the present page: a refused badge on the dashboard would reload the dashboard endlessly.
function goOnce(surroundings: Surroundings, path: string): void {
  if (surroundings.path() !== path) surroundings.navigate(path)
}
