import { readRoute } from './routes.ts'

const pageHere = () => readRoute(window.location.pathname)?.page
// Of the router: sent after the browser's history has changed, and before the new page is drawn.
const changes = ['pushState', 'replaceState', 'popstate'] as const

/**
 * Shows the pages that are opened from their tops, until the function that it returns is called. Going back is left to the browser, which
 * finds the place again.
 */
export function openAtTop(): () => void {
  let last = pageHere()
  const look = ({ type }: Event) => {
    const page = pageHere()
    if (type === 'pushState' && page !== last) void window.scrollTo({ top: 0 })
    last = page
  }
  for (const change of changes) window.addEventListener(change, look)
  return () => {
    for (const change of changes) window.removeEventListener(change, look)
  }
}
