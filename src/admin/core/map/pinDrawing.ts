// The drawings of pins, as markup for the map's own elements.
import type { MapPin, PinKind } from './mapTypes.ts'

const drawings: Record<PinKind, string> = {
  tow: '<path d="M18.9 6c-.2-.6-.8-1-1.4-1h-11c-.7 0-1.2.4-1.4 1L3 12v8c0 .6.4 1 1 1h1c.6 0 1-.4 1-1v-1h12v1c0 .6.4 1 1 1h1c.6 0 1-.4 1-1v-8l-2.1-6zM6.5 16a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3zm11 0a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3zM5 11l1.5-4.5h11L19 11H5z"/>',
  home: '<path d="M10 20v-6h4v6h5v-8h3L12 3 2 12h3v8z"/>',
  driver: '<path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm0 2c-2.7 0-8 1.3-8 4v2h16v-2c0-2.7-5.3-4-8-4z"/>',
  branch: '<path d="M20 4H4v2h16V4zm1 10v-2l-1-5H4l-1 5v2h1v6h10v-6h4v6h2v-6h1zm-9 4H6v-4h6v4z"/>',
}

/** The content of a pin: its number, else the drawing of its kind. */
export const pinMarkup = ({ kind, number }: Pick<MapPin, 'kind' | 'number'>): string =>
  number === undefined
    ? `<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" fill="currentColor">${drawings[kind]}</svg>`
    : `<b>${number}</b>`
