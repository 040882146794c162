// Runs before the first paint, inline in a page of the admin: applies the person's language and light or dark mode to what the page draws,
// and fetches what that language needs (`<link rel="english">`, `<link rel="arabic">`) beside the code.
interface StoredChoices {
  language?: string
  theme?: string
  token?: string
  settings?: object
}

const { documentElement } = document
let stored: StoredChoices = {}
let arranged: { menuNames?: boolean | null } = {}
try {
  stored = JSON.parse(localStorage.getItem('wakeel-dealer') ?? '{}') as StoredChoices
  arranged = JSON.parse(localStorage.getItem('wakeel-preferences') ?? '{}') as typeof arranged
} catch {
  // Unreadable storage: the page is shown as on a first visit.
}
const word = stored.language === 'arabic' ? 'arabic' : 'english'
if (stored.theme === 'dark' || stored.theme === 'light') documentElement.dataset['theme'] = stored.theme
if (word === 'arabic') {
  documentElement.lang = 'ar'
  documentElement.dir = 'rtl'
}
if (typeof arranged.menuNames === 'boolean') documentElement.dataset['rail'] = arranged.menuNames ? 'open' : 'slim'
// Without a session, and before any company's colours are known, the sign-in page looks as the build has drawn it (`drawn.ts`).
if (!stored.token && !stored.settings) {
  const { theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' } = documentElement.dataset
  documentElement.dataset['drawnLanguage'] = word
  documentElement.dataset['drawnMode'] = theme
}
// Without a session the page leads to the sign-in page, which has no menu.
if (!stored.token) documentElement.dataset['signedOut'] = ''
for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${word}]`)) link.rel = link.dataset['rel'] ?? ''
