// The staff side: sign-in at '/', everything else under '/home'. Knows the schema and the API's client; the landing is none of its business.
import { lazy, StrictMode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Busy } from './core/layout/Busy.tsx'
import { Doors } from './Doors.tsx'
import { Spoken } from './core/Spoken.tsx'
import { Appearance } from './core/theme/Appearance.tsx'

// Comes right after the first paint; whatever is said before waits for it.
const Toasts = lazy(() => import('./core/layout/Toasts.tsx').then((file) => ({ default: file.Toasts })))

/** The staff application, without the page it stands in. */
export function App() {
  // A router that knows of a way before it is gone: forms ask before they are left.
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

/** Puts the staff application into the page. */
export function mountAdmin(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
