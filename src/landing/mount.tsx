// Starts the landing: hydrates the prerendered page, or renders it where the person has begun something.
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadMessages, speak } from '../i18n/index.ts'
import { session } from '../session/index.ts'
import { App } from './App.tsx'
import { readRoute } from './core/routes.ts'
import { prefetch } from './screens.ts'

/** Shows the landing in an element of the page, in the language of the address. */
export async function mountLanding(root: HTMLElement): Promise<void> {
  const { pathname, search } = window.location
  // Specification, section 2: a language alone leads to its home page.
  if (/^\/[a-z]+\/?$/.test(pathname) && readRoute(pathname))
    window.history.replaceState(null, '', `${pathname.replace(/\/$/, '')}/home${search}`)
  const route = readRoute(pathname)
  const language = route?.language ?? 'english'
  const [messages] = await Promise.all([loadMessages(language), route && prefetch(route.page)])
  speak(language)
  const app = <App first={{ language, messages }} />
  // A message's link opens another step than the prerendered one.
  const linked = /[?&]visit=/.test(search)
  const drawn = !linked && route !== undefined && root.dataset['prerendered'] === `${language}/${route.page}`
  // The prerendered page is hidden from a person who is further on, so that no content moves.
  const further = document.documentElement.dataset['elsewhere'] !== undefined
  if (drawn && !further && Object.keys(session.get('drafts') ?? {}).length === 0)
    // In a transition, so that the page stays responsive.
    startTransition(() => void hydrateRoot(root, app))
  else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
  delete document.documentElement.dataset['elsewhere']
  if (!session.get('language')) session.set('language', language)
}
