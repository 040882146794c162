// Runs before the first paint, inline in the page: applies the person's light or dark mode, and hides the first step of a flow from a
// person who has begun it. Minified into every page by scripts/build.mjs.
interface Kept {
  theme?: string
  customer?: unknown
  phoneNumber?: string
  userVehicle?: unknown[]
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
    page.style.setProperty('--cars', String(Math.min(3, kept.userVehicle?.length ?? 0)))
  }
} catch {
  // Unreadable storage: the page is shown as on a first visit.
}
