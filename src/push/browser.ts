/** Where the one service worker is; it shows pushes and does nothing else. */
const workerPath = '/push.js'

/** What stands in the way here: nothing, a browser that cannot, a page that must first be put on the home screen, or a refusal. */
export type Hindrance = 'none' | 'unsupported' | 'homeScreen' | 'blocked'

// An iPad calls itself a Mac, but no Mac is touched.
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Looks without asking anybody anything. */
export function hindrance(): Hindrance {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApplePhone() ? 'homeScreen' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'none'
}

/** What the API keeps of a browser. */
export interface BrowserAddress {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Lets the browser ask, and gives its address; undefined when the person says no. Rejects where the browser's push service cannot be reached. */
export async function askBrowser(publicKey: string): Promise<BrowserAddress | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await navigator.serviceWorker.register(workerPath, { scope: '/' })
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  // One made with another key is of no use any more.
  const subscription = await pushManager.subscribe(options).catch(async (failure: unknown) => {
    const old = await pushManager.getSubscription()
    if (!old) throw failure
    await old.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint, keys } = subscription.toJSON()
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new Error('The browser told no address.')
  return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } }
}

/** The address that the browser has now, asking nobody. */
export async function presentEndpoint(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription())?.endpoint
}
