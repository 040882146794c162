import { lazy, useEffect } from 'react'
import { FootLinks } from './content/index.ts'
import { openAtTop } from './core/pageTop.ts'
import { Boundary } from './core/shell/Boundary.tsx'

// A part of its own: the first page would name each of its files.
const ConnectionHere = lazy(() => import('./ConnectionHere.tsx').then((file) => ({ default: file.ConnectionHere })))

/** What comes with the foot of every page: its links, and what the connection and unsent requests ask for, and the place at which a page
 * opens. */
export function AfterPage() {
  useEffect(openAtTop, [])
  return (
    <>
      <FootLinks />
      <Boundary>
        <ConnectionHere />
      </Boundary>
    </>
  )
}
