// Runs before the first paint, inline in the page: applies the person's light or dark mode, hides the first step of a flow from a person
// who has begun it, and loads what a page in a frame needs. Minified into every page by scripts/build.mjs.
import { themeIn } from '../../../embed/messages.ts'

interface Kept {
  theme?: string
  customer?: unknown
  phoneNumber?: string
  garage?: { height: number }
  drafts?: object
}

const page = document.documentElement
try {
  const kept = JSON.parse(localStorage.getItem('wakeel-dealer') ?? '{}') as Kept
  if (kept.theme === 'dark' || kept.theme === 'light') page.dataset['theme'] = kept.theme
  const begun = kept.customer ?? (/[?&]visit=/.test(location.search) || Object.keys(kept.drafts ?? {}).length > 0)
  if (begun && !/^\/(english|arabic)(\/home(\/search)?)?\/?$/.test(location.pathname)) page.dataset['elsewhere'] = ''
  else if (kept.customer && kept.phoneNumber) {
    page.dataset['known'] = ''
    if (kept.garage) page.style.setProperty('--known', `${Number(kept.garage.height)}px`)
  }
} catch {
  // Unreadable storage: the page is shown as on a first visit.
}
// On another site: src/embed.
if (parent !== window) {
  page.dataset['framed'] = ''
  const theme = themeIn(location.search)
  if (theme) page.dataset['theme'] = theme
  document.head.append(Object.assign(document.createElement('script'), { src: '/framed.js' }))
}
