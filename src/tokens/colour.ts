// Colour arithmetic in OKLCH, where equal steps of lightness look equal. No imports.

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}
const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const fromLinear = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)
const channels = (hex: string) => [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number]

/** A '#rrggbb' in OKLCH. Source of the coefficients: Björn Ottosson, 2020. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = channels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const yellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(yellow, a) * 180) / Math.PI
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, yellow), h: (hue + 360) % 360 }
}

function linearOf({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** The nearest '#rrggbb' that a screen can show: chroma is reduced, hue and lightness stay. */
export function hexOf(colour: Oklch): string {
  let shown = { ...colour, l: Math.min(1, Math.max(0, colour.l)) }
  while (shown.c > 0.002 && linearOf(shown).some((channel) => channel < -0.001 || channel > 1.001)) shown = { ...shown, c: shown.c * 0.96 }
  const digits = linearOf(shown).map((channel) => Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, channel)))) * 255))
  return `#${digits.map((digit) => digit.toString(16).padStart(2, '0')).join('')}`
}

const luminance = (hex: string) => {
  const [r, g, b] = channels(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast of two '#rrggbb' colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour with its lightness changed as little as needed for a contrast of `ratio` to every ground. */
export function standingOut(colour: Oklch, grounds: readonly string[], ratio: number, towards: 'dark' | 'light'): string {
  const step = towards === 'dark' ? -0.01 : 0.01
  let moved = colour
  while (moved.l > 0 && moved.l < 1 && grounds.some((setup) => contrast(hexOf(moved), setup) < ratio))
    moved = { ...moved, l: moved.l + step }
  return hexOf(moved)
}
