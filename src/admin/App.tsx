// The staff application: sign-in at '/', everything else under '/home'. Imports nothing of the landing.
import { lazy, StrictMode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Busy } from './core/layout/Busy.tsx'
import { Doors } from './Doors.tsx'
import { Spoken } from './core/Spoken.tsx'
import { Appearance } from './core/theme/Appearance.tsx'

// Loaded right after the first paint; earlier notices wait for it.
const Toasts = lazy(() => import('./core/layout/Toasts.tsx').then((file) => ({ default: file.Toasts })))

/** The staff application without its HTML page. */
export function App() {
  // A router with blockers: forms ask for confirmation before they are left.
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Doors /> }]))
  return (
    <Spoken>
      <Appearance>
        <RouterProvider router={router} useTransitions={false} />
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
        <Busy />
      </Appearance>
    </Spoken>
  )
}

/** Renders the staff application into an element of the page. */
export function mountAdmin(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
