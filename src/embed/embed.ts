// /embed.js: shows the landing on a dealer's own site, in the page or in a dialog. Needs nothing of that site but the right to load a
// script and a frame from here; its styles are style sheet objects in a shadow root, so that neither side's rules reach the other.
// Docs: docs/decisions/embedding.md.
import { bookedEvent, type Booked, type FromFrame, type Mode, type ToFrame } from './messages.ts'

type Word = 'english' | 'arabic'
/** What the page says of a frame; the script element's data attributes say it for all. */
interface Wanted {
  tenant?: string | undefined
  /** A language tag; without it, the page's own. */
  language?: string | undefined
  /** A page of the landing by route word. */
  flow?: string | undefined
}
/** The product's texts that the script shows, put here by the build. */
declare const embedTexts: Record<Word, { close: string; titles: Record<string, string> }>

const script = (document.currentScript ?? document.querySelector('script[src*="/embed.js"][data-tenant]')) as HTMLScriptElement
const { origin } = new URL(script.src)
const said = script.dataset
// Light, unless the page itself says that it can be dark: then as the device is.
const theme = said['theme'] ?? (/dark/.test(getComputedStyle(document.documentElement).colorScheme) ? undefined : 'light')
const modes = new Map<HTMLIFrameElement, Mode>()

/** The least and greatest height of a frame in the page, in pixels. */
const [least, greatest] = [480, 20_000]

function resolve({ tenant = said['tenant'], language = said['language'], flow = said['flow'] }: Wanted) {
  const word: Word = /^ar/i.test(language ?? document.documentElement.lang) ? 'arabic' : 'english'
  const { close, titles } = embedTexts[word]
  const page = flow && titles[flow] ? flow : 'book-service'
  const src = `${origin}/${word}/home/${page}?${new URLSearchParams({ tenantId: tenant ?? '', ...(theme ? { theme } : {}) })}`
  return { src, title: titles[page] ?? '', close, word }
}

function frameOf(wanted: Wanted, mode: Mode): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  const { src, title } = resolve(wanted)
  Object.assign(frame, { src, title, allow: 'geolocation; clipboard-write; web-share' })
  frame.style.cssText = `display:block;inline-size:100%;border:0;${mode === 'inline' ? `block-size:${least}px` : 'flex:1;min-block-size:0'}`
  modes.set(frame, mode)
  return frame
}

const rules = `
button { font: inherit; cursor: pointer; border: 0 }
button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
.open { min-block-size: 48px; padding-inline: 24px; border-radius: 12px; font-weight: 600 }
dialog { inline-size: min(600px, 100vw - 32px); block-size: min(880px, 100dvh - 48px); max-inline-size: none; max-block-size: none; box-sizing: border-box; padding: 0; border: 0; border-radius: 20px; overflow: hidden; background: Canvas; color: CanvasText; box-shadow: 0 24px 64px #0006 }
dialog[open] { display: flex; flex-direction: column }
dialog::backdrop { background: #060a12a6 }
header { display: flex; align-items: center; gap: 8px; padding-block: 4px; padding-inline: 20px 6px; font: 600 1rem/1.4 system-ui, sans-serif }
h2 { flex: 1; margin: 0; font: inherit }
.close { inline-size: 44px; block-size: 44px; border-radius: 50%; background: none; color: inherit; font-size: 24px; line-height: 1 }
@media (max-width: 40rem) { dialog { inline-size: 100vw; block-size: 100dvh; border-radius: 0 } }`

// An element whose content no rule of the page reaches.
function shadowHost(word: Word): { host: HTMLElement; shadow: ShadowRoot } {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  shadow.adoptedStyleSheets = [sheet]
  host.lang = word === 'arabic' ? 'ar' : 'en'
  host.dir = word === 'arabic' ? 'rtl' : 'ltr'
  return { host, shadow }
}
const element = <N extends keyof HTMLElementTagNameMap>(name: N, given: Partial<HTMLElementTagNameMap[N]>) =>
  Object.assign(document.createElement(name), given)

// The dialogs by address: opened again, a flow is where it was left.
const dialogs = new Map<string, HTMLDialogElement>()
function makeDialog(wanted: Wanted): HTMLDialogElement {
  const { title, close, word } = resolve(wanted)
  const { host, shadow } = shadowHost(word)
  const dialog = element('dialog', { ariaLabel: title })
  dialog.style.colorScheme = theme ?? 'light dark'
  const head = element('header', {})
  const away = element('button', { type: 'button', className: 'close', textContent: '×', ariaLabel: close, onclick: () => dialog.close() })
  head.append(element('h2', { textContent: title }), away)
  dialog.append(head, frameOf(wanted, 'dialog'))
  shadow.append(dialog)
  document.body.append(host)
  return dialog
}

/** Opens the landing in a dialog. */
function open(wanted: Wanted = {}): void {
  const { src } = resolve(wanted)
  const dialog = dialogs.get(src) ?? makeDialog(wanted)
  dialogs.set(src, dialog)
  if (dialog.open) return
  dialog.showModal()
  // The page behind stays where it is.
  const { style } = document.documentElement
  const { overflow } = style
  style.overflow = 'hidden'
  dialog.addEventListener('close', () => void (style.overflow = overflow), { once: true })
}

// White or black on a colour, whichever stands out more. Source: WCAG 2.2, relative luminance.
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#000' : '#fff'
}
function openButton(): HTMLElement {
  const { title, word } = resolve({})
  const { host, shadow } = shadowHost(word)
  const background = /^#[0-9a-f]{6}$/i.exec(said['colour'] ?? '')?.[0] ?? '#0d1626'
  const button = element('button', { type: 'button', className: 'open', textContent: said['label'] ?? title, onclick: () => open() })
  Object.assign(button.style, { background, color: inkOn(background) })
  host.style.display = 'inline-block'
  shadow.append(button)
  return host
}

function receive(frame: HTMLIFrameElement, mode: Mode, data: FromFrame): void {
  if (data.wakeel === 'ready') frame.contentWindow?.postMessage({ wakeel: 'shown', mode } satisfies ToFrame, origin)
  if (data.wakeel === 'height' && mode === 'inline') frame.style.blockSize = `${Math.min(Math.max(data.height, least), greatest)}px`
  if (data.wakeel === 'top' && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
  if (data.wakeel === 'close') frame.closest('dialog')?.close()
  if (data.wakeel !== 'booked') return
  const { reference, at, branch } = data.booked
  document.dispatchEvent(new CustomEvent<Booked>(bookedEvent, { detail: { reference, at, branch } }))
}
addEventListener('message', ({ source, origin: from, data }: MessageEvent<FromFrame | null>) => {
  if (from !== origin || !data) return
  for (const [frame, mode] of modes) if (frame.contentWindow === source) receive(frame, mode, data)
})
// Elements of the page that open a flow: <button data-wakeel="test-drive">.
addEventListener('click', (event) => {
  const opener = (event.target as Element).closest<HTMLElement>('[data-wakeel]')
  if (!opener) return
  event.preventDefault()
  open({ flow: opener.dataset['wakeel'], language: opener.dataset['language'] })
})
Object.assign(window, { wakeel: { open } })
if (said['mode'] === 'inline') script.after(frameOf({}, 'inline'))
if (said['mode'] === 'button') script.after(openButton())
