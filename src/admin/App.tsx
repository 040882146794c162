// The staff side: sign-in at '/', everything else under '/home'. Knows the schema and the API's client; the landing is none of its business.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Busy } from './layout/Busy.tsx'
import { Toasts } from './layout/Toasts.tsx'
import { Doors } from './Doors.tsx'
import { Spoken } from './Spoken.tsx'
import { Appearance } from './theme/Appearance.tsx'

/** The staff application, without the page it stands in. */
export function App() {
  return (
    <Spoken>
      <Appearance>
        <BrowserRouter useTransitions={false}>
          <Doors />
        </BrowserRouter>
        <Toasts />
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
