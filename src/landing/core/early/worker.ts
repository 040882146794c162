// Runs in the head of a prerendered page: once the page has been open for a while, the service worker is registered and keeps the page with
// what it has loaded and loads, so that it opens without a network. Not offline, not in another site's frame, and a refusal by the browser is
// no error.
const quietFor = 3000

async function keepPage(): Promise<void> {
  if (!navigator.onLine || window.parent !== window || !('serviceWorker' in navigator)) return
  // Where the worker keeps them; once this is deleted, it keeps nothing more of this page.
  await caches.open('pages')
  await navigator.serviceWorker.register('/worker.js')
  const { active } = await navigator.serviceWorker.ready
  // A file that was under way before the worker came is loaded without it, and noted here at its end.
  new PerformanceObserver((list) => {
    const files = list.getEntries().flatMap(({ name }) => (name.includes('/assets/') ? [name] : []))
    if (files.length > 0) active?.postMessage(files, {})
  }).observe({ type: 'resource', buffered: true })
}
addEventListener('load', () => setTimeout(() => void keepPage().catch(() => undefined), quietFor))
