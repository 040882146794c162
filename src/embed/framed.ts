// /framed.js: loaded by a page of the landing that another site shows in a frame (src/landing/core/early/before.ts). It sends messages to
// its parent window only, and only to the origin from which that window sent the first one; which origins may show the page is decided by
// the page's policy (frame-ancestors).
import { bookedEvent, themeIn, type Booked, type FromFrame, type ToFrame } from './messages.ts'

const page = document.documentElement
let hostOrigin: string | undefined
const send = (message: FromFrame) => hostOrigin !== undefined && parent.postMessage(message, hostOrigin)

// The page's own code follows the device where the person has chosen nothing.
const theme = themeIn(location.search)
const keepTheme = () => theme && page.dataset['theme'] !== theme && (page.dataset['theme'] = theme)
new MutationObserver(keepTheme).observe(page, { attributeFilter: ['data-theme'] })
keepTheme()

// The host page scrolls instead; not before the person has done something here.
function followHeight(): void {
  window.scrollTo = () => void (navigator.userActivation?.hasBeenActive !== false && send({ wakeel: 'top' }))
  new ResizeObserver(() => send({ wakeel: 'height', height: Math.ceil(page.getBoundingClientRect().height) })).observe(page)
}

addEventListener('message', ({ source, origin, data }: MessageEvent<Partial<ToFrame> | null>) => {
  if (source !== parent || data?.wakeel !== 'shown' || hostOrigin !== undefined) return
  hostOrigin = origin
  page.dataset['framed'] = data.mode
  if (data.mode === 'inline') followHeight()
})
addEventListener(bookedEvent, (event) => send({ wakeel: 'booked', booked: (event as CustomEvent<Booked>).detail }))
// A dialog of the page closes first.
addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) send({ wakeel: 'close' })
})
// Other sites refuse to be shown in this frame.
addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="http"]')
    if (link && link.origin !== location.origin) link.target = '_blank'
  },
  true,
)
parent.postMessage({ wakeel: 'ready' } satisfies FromFrame, '*')
