// Brings the landing to life: takes over the page that was drawn beforehand, or draws it where this person has begun something already. Knows no staff screen.
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadMessages, speak } from '../i18n/index.ts'
import { session } from '../session/index.ts'
import { App } from './App.tsx'
import { readRoute } from './core/routes.ts'
import { prepare } from './screens.ts'

/** Shows the landing in an element of the page, in the language of the address. */
export async function mountLanding(root: HTMLElement): Promise<void> {
  const { pathname, search } = window.location
  // Specification section 2: a language alone leads to its home.
  if (/^\/[a-z]+\/?$/.test(pathname) && readRoute(pathname))
    window.history.replaceState(null, '', `${pathname.replace(/\/$/, '')}/home${search}`)
  const route = readRoute(pathname)
  const language = route?.language ?? 'english'
  const [messages] = await Promise.all([loadMessages(language), route && prepare(route.page)])
  speak(language)
  const app = <App first={{ language, messages }} />
  // A message's link leads further in than the page that was drawn beforehand.
  const linked = /[?&]visit=/.test(search)
  const drawn = !linked && route !== undefined && root.dataset['prerendered'] === `${language}/${route.page}`
  // What was drawn is hidden from anyone who is further on: nothing of it may move.
  const further = document.documentElement.dataset['elsewhere'] !== undefined
  if (drawn && !further && Object.keys(session.get('drafts') ?? {}).length === 0)
    // In slices: a finger on the page is answered meanwhile.
    startTransition(() => void hydrateRoot(root, app))
  else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
  delete document.documentElement.dataset['elsewhere']
  if (!session.get('language')) session.set('language', language)
}
