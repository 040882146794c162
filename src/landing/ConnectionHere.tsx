import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '../session/index.ts'
import { KeptVisit } from './appointments/index.ts'
import { Connection } from './core/offline/Connection.tsx'
import { readRoute } from './core/routes.ts'

/** Loads what the first page shows to a known person, so that the worker keeps it whichever page they open. */
async function loadGreeting(): Promise<void> {
  await Promise.all([import('./search/Greeting.tsx'), import('./garage/index.ts')])
}

/** What the connection and unsent requests ask for, on the page of the address. */
export function ConnectionHere() {
  const [path] = useLocation()
  const known = useSession('customer') !== undefined
  useEffect(() => {
    if (known && navigator.onLine) void loadGreeting().catch(() => undefined)
  }, [known])
  return <Connection first={readRoute(path)?.page === 'search'} KeptVisit={KeptVisit} />
}
