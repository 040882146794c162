// Brings the landing to life: takes over the prerendered search page, draws any other from nothing. Knows no staff screen.
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadMessages, speak } from '../i18n/index.ts'
import { session } from '../session/index.ts'
import { App } from './App.tsx'
import { readRoute } from './routes.ts'

/** Shows the landing in an element of the page, in the language of the address. */
export async function mountLanding(root: HTMLElement): Promise<void> {
  const { pathname, search } = window.location
  // Specification section 2: a language alone leads to its home.
  if (/^\/[a-z]+\/?$/.test(pathname) && readRoute(pathname))
    window.history.replaceState(null, '', `${pathname.replace(/\/$/, '')}/home${search}`)
  const route = readRoute(pathname)
  const language = route?.language ?? 'english'
  const messages = await loadMessages(language)
  speak(language)
  const app = <App first={{ language, messages }} />
  const prerendered = root.dataset['prerendered'] === language && route?.page === 'search'
  if (prerendered) hydrateRoot(root, app)
  else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
  delete document.documentElement.dataset['elsewhere']
  if (!session.get('language')) session.set('language', language)
}
