// Runs in the head of a prerendered page: the code is fetched after the first paint, so that it does not delay the page's content. Pages in
// the background, or without prerendered content, do not wait; the wait is 1.5 seconds at most.
const drawn = new Promise((go) => addEventListener('DOMContentLoaded', go))
const painted = new Promise<unknown>((go) => {
  void drawn.then(() => setTimeout(go, 1500))
  if (document.hidden || document.documentElement.dataset['elsewhere'] !== undefined) return go(undefined)
  // The very first paint may be the empty background.
  const look = (seen: PerformanceObserverEntryList) => seen.getEntriesByName('first-contentful-paint').length > 0 && go(undefined)
  new PerformanceObserver(look).observe({ type: 'paint', buffered: true })
})

// Code that could not be fetched needs a reload of the page once there is a network, because a failed module is never requested again. What
// was typed meanwhile is kept.
function askAgain(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('#root input[name]')
  try {
    sessionStorage.setItem('typed', JSON.stringify(Object.fromEntries([...fields].map(({ name, value }) => [name, value]))))
  } catch {
    // Blocked storage.
  }
  location.reload()
}
const failed = () => addEventListener('online', askAgain, { once: true })

void Promise.all([painted.catch(() => undefined), drawn]).then(() => {
  const waiting = document.querySelectorAll<HTMLLinkElement>('link[rel=later]')
  for (const link of waiting) {
    link.addEventListener('error', failed)
    link.rel = 'modulepreload'
  }
  // The first one is the page's entry.
  const script = document.createElement('script')
  script.type = 'module'
  script.src = waiting[0]?.href ?? ''
  script.addEventListener('error', failed)
  document.head.append(script)
})
