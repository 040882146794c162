import { session } from '../session/index.ts'
import type { HttpError } from './HttpError.ts'
import { loader } from './loader.ts'
import type { Side, Surroundings } from './surroundings.ts'
import { toasts } from './toasts.ts'

const signIn = '/'
const dashboard = '/home/dashboard'

/** What a failed call does besides being re-raised: specification section 8. `quiet` callers show field messages themselves, silent ones every message. */
export function refuse(side: Side, failure: HttpError, surroundings: Surroundings, quiet: boolean | 'silent'): void {
  // A proof of work is done by itself, and the call made again.
  if (failure.code === 'proofNeeded') return
  loader.stop()
  if (side === 'landing' && failure.status === 401) return
  const shownByFields = quiet === 'silent' || (quiet && Object.keys(failure.fields).length > 0)
  if (failure.message && !shownByFields) toasts.error({ text: failure.message })
  if (side === 'landing') return
  if (failure.status === 401) {
    session.clear({ keepPreferences: true })
    goOnce(surroundings, signIn)
  }
  if (failure.status === 403) goOnce(surroundings, dashboard)
}

// Anyone who is there already stays: a badge that is refused on the dashboard must not load the dashboard again and again.
function goOnce(surroundings: Surroundings, path: string): void {
  if (surroundings.path() !== path) surroundings.navigate(path)
}
