// Runs in the head of a drawn page: the page is on the screen before what makes it work is fetched, so that the two do not share the line.
// Pages that nobody looks at, or that show nothing before their code does, wait for no paint; nothing waits longer than a second and a half.
const drawn = new Promise((go) => addEventListener('DOMContentLoaded', go))
const painted = new Promise<unknown>((go) => {
  void drawn.then(() => setTimeout(go, 1500))
  if (document.hidden || document.documentElement.dataset['elsewhere'] !== undefined) return go(undefined)
  // The very first paint may be the empty ground.
  const look = (seen: PerformanceObserverEntryList) => seen.getEntriesByName('first-contentful-paint').length > 0 && go(undefined)
  new PerformanceObserver(look).observe({ type: 'paint', buffered: true })
})

// Code that could not be fetched is asked for again with the page, once there is a network: nothing else brings a module back. What was
// typed meanwhile goes along.
function askAgain(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('#root input[name]')
  sessionStorage.setItem('typed', JSON.stringify(Object.fromEntries([...fields].map(({ name, value }) => [name, value]))))
  location.reload()
}
const failed = () => addEventListener('online', askAgain, { once: true })

void Promise.all([painted.catch(() => undefined), drawn]).then(() => {
  const waiting = document.querySelectorAll<HTMLLinkElement>('link[rel=later]')
  for (const link of waiting) {
    link.addEventListener('error', failed)
    link.rel = 'modulepreload'
  }
  // The first of them is the page's entry.
  const script = document.createElement('script')
  script.type = 'module'
  script.src = waiting[0]?.href ?? ''
  script.addEventListener('error', failed)
  document.head.append(script)
})
