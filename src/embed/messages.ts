// The messages between a framed page of the landing and its host page (postMessage). Docs: docs/decisions/embedding.md.

/** How a frame is shown: in the page, as high as its content, or in a dialog, which it fills. */
export type Mode = 'inline' | 'dialog'

/** What the host page receives of a booking. */
export interface Booked {
  reference: string
  /** ISO 8601 in UTC. */
  at: string
  /** The branch's name in the frame's language. */
  branch: string
}

/** The event of `window` by which the landing's code reports a booking to framed.ts, and of `document` on the host page. */
export const bookedEvent = 'wakeel:booked'

/** 'light' or 'dark' where the frame's address says so, as the host page is; undefined: as the device is. */
export const themeIn = (search: string): string | undefined => /[?&]theme=(light|dark)\b/.exec(search)?.[1]

/** From the frame: it is loaded; it shows another step; Escape was pressed; its height in pixels; a booking was made. */
export type FromFrame = { wakeel: 'ready' | 'top' | 'close' } | { wakeel: 'height'; height: number } | { wakeel: 'booked'; booked: Booked }

/** To the frame, in answer to 'ready'. */
export interface ToFrame {
  wakeel: 'shown'
  mode: Mode
}
