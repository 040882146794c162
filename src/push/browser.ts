/** Path of the service worker. */
const workerPath = '/worker.js'

/**
 * What prevents pushes in this browser: nothing, no support, a page that must first be on the home screen (iPhone, iPad), or a blocked
 * permission.
 */
export type Hindrance = 'none' | 'unsupported' | 'homeScreen' | 'blocked'

// iPads report themselves as Macs, but no Mac has a touch screen.
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Reads what prevents pushes, without asking for permission. */
export function hindrance(): Hindrance {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApplePhone() ? 'homeScreen' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'none'
}

/** A browser's push subscription as the API stores it. */
export interface BrowserAddress {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Asks for permission and subscribes; undefined when the person refuses. Rejects where the browser's push service cannot be reached. */
export async function askBrowser(publicKey: string): Promise<BrowserAddress | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await navigator.serviceWorker.register(workerPath, { scope: '/' })
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  // A subscription with another key cannot be used any more.
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

/** The endpoint of the present subscription, without asking for permission; undefined without one. */
export async function presentEndpoint(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription())?.endpoint
}
