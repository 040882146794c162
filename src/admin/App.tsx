// The staff application: sign-in at '/', everything else under '/home'. Imports nothing of the landing.
import { StrictMode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Busy } from './core/layout/Busy.tsx'
import { createHistory } from './core/navigation/history.ts'
import { HistoryRouter } from './core/navigation/HistoryRouter.tsx'
import { AdminBroken } from './core/pages/AdminBroken.tsx'
import { Catcher } from './core/pages/Catcher.tsx'
import { setNavigator } from '../http/index.ts'
import { clearStored } from '../session/clearStored.ts'
import { session } from '../session/index.ts'
import { Doors, loadFirstPage } from './Doors.tsx'
import { loadTexts, Spoken } from './core/Spoken.tsx'
import { Appearance } from './core/theme/Appearance.tsx'
import { lazyPart } from './core/parts/lazyPart.ts'

// Loaded right after the first paint; earlier notices wait for it.
const Toasts = lazyPart(() => import('./core/layout/Toasts.tsx').then((file) => ({ default: file.Toasts })))

/** The staff application without its HTML page. */
export function App() {
  const [history] = useState(createHistory)
  return (
    <Spoken>
      <Appearance>
        <Catcher fallback={<AdminBroken />}>
          <HistoryRouter history={history}>
            <Doors />
          </HistoryRouter>
        </Catcher>
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
        <Busy />
      </Appearance>
    </Spoken>
  )
}

/** Renders the staff application into an element of the page, as soon as the code and the texts of its first page are there. */
export async function mountAdmin(root: HTMLElement): Promise<void> {
  // An answer may end the session before the pages are there (`Doors`): they then begin at the sign-in.
  setNavigator((path) => window.history.replaceState(null, '', path), clearStored)
  // What is missing then is loaded, and its failure reported, by the part that needs it.
  const page = navigator.onLine ? loadFirstPage(window.location) : undefined
  await Promise.allSettled([loadTexts(session.get('language') ?? 'english'), page])
  uncover(root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

/**
 * Removes the shell of the HTML as soon as anything can be read under it: react-admin draws an empty page before its routes are ready. A
 * drawn sign-in page is replaced by React, and the program beside it (`early/drawn.ts`) is notified.
 */
function uncover(root: HTMLElement): void {
  const watcher = new MutationObserver(() => {
    if (root.textContent === '') return
    watcher.disconnect()
    document.querySelector('.shell')?.remove()
    dispatchEvent(new Event('taken'))
  })
  watcher.observe(root, { childList: true, subtree: true, characterData: true })
}
