// Design tokens for landing, admin and server: CSS custom properties from a tenant's two colours. Pure.
import { contrast, hexOf, oklchOf, standingOut, type Oklch } from './colour.ts'

/** The input of the tokens; colours are '#rrggbb'. */
export interface Palette {
  primary: string
  secondary: string
  mode: 'light' | 'dark'
}
/** A tenant's colours as in its settings. */
export interface BrandSettings {
  primaryColour: string
  secondaryColour: string
}

// Specification, section 9. Repeated here because this file imports nothing of ours.
const fallback = { primary: '#1e90ff', secondary: '#D1E8FF' }
const readable = 4.6
const white = '#ffffff'
const isColour = (given: string) => /^#[0-9a-f]{6}$/i.test(given)
const black = '#000000'
// Black or white always has a contrast of at least 4.58; the softer dark colour is used where it suffices.
const inkOn = (setup: string, dark: string) =>
  [white, dark].find((ink) => contrast(ink, setup) >= readable) ?? (contrast(white, setup) > contrast(black, setup) ? white : black)

/** A neutral of the brand's hue, with lightness `l` and a share of the chroma. */
const neutral = (brand: Oklch, l: number, tint = 1) => hexOf({ l, c: Math.min(brand.c, 0.12) * 0.09 * tint, h: brand.h })

/** A button's colours: the brand, darkened for white text; a brand too light for that keeps its colour with dark text. */
function actionOf(brand: Oklch, primary: string, dark: string): { fill: string; ink: string; hover: string } {
  const carriesWhite = brand.l <= 0.74
  const fill = carriesWhite ? standingOut(brand, [white], readable, 'dark') : primary
  const hover = oklchOf(fill)
  return { fill, ink: inkOn(fill, dark), hover: hexOf({ ...hover, l: hover.l - (carriesWhite ? 0.05 : 0.04) }) }
}

function states(mode: Palette['mode'], setup: readonly string[]): Record<string, string> {
  const hues = { positive: 152, caution: 70, critical: 25 }
  const pairs = Object.entries(hues).flatMap(([name, h]) => {
    const soft = mode === 'light' ? hexOf({ l: 0.95, c: 0.035, h }) : hexOf({ l: 0.3, c: 0.05, h })
    const ink = standingOut(
      { l: mode === 'light' ? 0.55 : 0.72, c: 0.15, h },
      [...setup, soft],
      readable,
      mode === 'light' ? 'dark' : 'light',
    )
    return [
      [`--${name}`, ink],
      [`--${name}-soft`, soft],
    ]
  })
  return Object.fromEntries(pairs) as Record<string, string>
}

function lightTokens(primary: string, secondary: string): Record<string, string> {
  const brand = oklchOf(primary)
  const surfaces = [neutral(brand, 0.98, 0.42), white, neutral(brand, 0.956, 0.6), neutral(brand, 0.92, 0.8)] as const
  const ink = neutral(brand, 0.2, 2)
  const action = actionOf(brand, primary, ink)
  const soft = oklchOf(secondary)
  const darker = contrast(black, secondary) > contrast(white, secondary)
  const shade = hexOf({ l: 0.3, c: Math.min(brand.c, 0.08), h: brand.h })
  return {
    '--brand': primary,
    '--brand-ink': inkOn(primary, ink),
    '--brand-soft': secondary,
    '--brand-soft-ink': standingOut(
      { l: darker ? 0.4 : 0.9, c: soft.c + (darker ? 0.06 : 0), h: soft.h },
      [secondary],
      readable,
      darker ? 'dark' : 'light',
    ),
    '--brand-strong': standingOut(brand, [...surfaces], readable, 'dark'),
    '--action': action.fill,
    '--action-ink': action.ink,
    '--action-hover': action.hover,
    '--surface-0': surfaces[0],
    '--surface-1': surfaces[1],
    '--surface-2': surfaces[2],
    '--surface-3': surfaces[3],
    '--ink-1': ink,
    '--ink-2': standingOut({ l: 0.46, c: 0.02, h: brand.h }, [...surfaces], readable, 'dark'),
    '--ink-3': standingOut({ l: 0.55, c: 0.02, h: brand.h }, surfaces.slice(0, 3), readable, 'dark'),
    '--line': neutral(brand, 0.9, 1.2),
    '--line-strong': standingOut({ l: 0.68, c: 0.02, h: brand.h }, surfaces.slice(0, 2), 3.1, 'dark'),
    ...states('light', surfaces.slice(0, 3)),
    '--shadow-1': `0 1px 2px ${shade}14, 0 4px 12px ${shade}0f`,
    '--shadow-2': `0 2px 6px ${shade}14, 0 18px 48px ${shade}24`,
  }
}

function darkTokens(primary: string): Record<string, string> {
  const brand = oklchOf(primary)
  const surfaces = [neutral(brand, 0.165, 1.4), neutral(brand, 0.205, 1.5), neutral(brand, 0.25, 1.6), neutral(brand, 0.3, 1.7)] as const
  const dark = neutral(brand, 0.16, 2)
  // Less saturated, because large saturated areas are glaring in dark mode.
  const softened: Oklch = { l: Math.min(0.8, Math.max(0.7, brand.l)), c: Math.min(brand.c, 0.13), h: brand.h }
  const fill = hexOf(softened)
  const soft = hexOf({ l: 0.31, c: Math.min(brand.c, 0.06), h: brand.h })
  return {
    '--brand': fill,
    '--brand-ink': inkOn(fill, dark),
    '--brand-soft': soft,
    '--brand-soft-ink': standingOut({ ...softened, l: 0.85 }, [soft], readable, 'light'),
    '--brand-strong': standingOut(softened, [...surfaces], readable, 'light'),
    '--action': fill,
    '--action-ink': inkOn(fill, dark),
    '--action-hover': hexOf({ ...softened, l: softened.l + 0.05 }),
    '--surface-0': surfaces[0],
    '--surface-1': surfaces[1],
    '--surface-2': surfaces[2],
    '--surface-3': surfaces[3],
    '--ink-1': neutral(brand, 0.955, 0.8),
    '--ink-2': standingOut({ l: 0.76, c: 0.015, h: brand.h }, [...surfaces], readable, 'light'),
    '--ink-3': standingOut({ l: 0.64, c: 0.015, h: brand.h }, surfaces.slice(0, 3), readable, 'light'),
    '--line': neutral(brand, 0.31, 1.7),
    '--line-strong': standingOut({ l: 0.5, c: 0.02, h: brand.h }, surfaces.slice(0, 2), 3.1, 'light'),
    ...states('dark', surfaces.slice(0, 3)),
    '--shadow-1': '0 1px 2px #0006, 0 4px 12px #0004',
    '--shadow-2': '0 2px 6px #0006, 0 18px 48px #0008',
  }
}

/** The gradient of the hero, the same in both modes: always dark enough for white text. */
function heroTokens(primary: string): Record<string, string> {
  const brand = oklchOf(primary)
  const c = Math.min(brand.c, 0.13)
  return {
    '--hero-1': hexOf({ l: 0.16, c: c * 0.35, h: brand.h }),
    '--hero-2': hexOf({ l: 0.26, c: c * 0.65, h: brand.h }),
    '--hero-3': hexOf({ l: 0.41, c: c * 0.95, h: brand.h }),
    '--hero-glow': hexOf({ l: 0.8, c: c * 0.85, h: brand.h }),
    '--hero-ink': white,
    '--hero-ink-2': hexOf({ l: 0.88, c: c * 0.2, h: brand.h }),
  }
}

/** All tokens of a mode as CSS custom properties. Invalid colours fall back to the product's own. */
export function tenantTokens({ primary, secondary, mode }: Palette): Record<string, string> {
  const first = isColour(primary) ? primary : fallback.primary
  const second = isColour(secondary) ? secondary : fallback.secondary
  const own = mode === 'light' ? lightTokens(first, second) : darkTokens(first)
  const focus = mode === 'light' ? own['--brand-strong'] : own['--ink-1']
  return { ...own, ...heroTokens(first), '--focus': focus ?? first, '--loader': '#ffd60a', '--loader-ink': '#1d1a05' }
}

const block = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Both modes as one stylesheet: the person's choice (`data-theme` on the root) overrides the system's. */
export function tokensCss(settings: BrandSettings): string {
  const { primaryColour: primary, secondaryColour: secondary } = settings
  const light = block(tenantTokens({ primary, secondary, mode: 'light' }))
  const dark = block(tenantTokens({ primary, secondary, mode: 'dark' }))
  return (
    `:root{color-scheme:light;${light}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${dark}}}` +
    `:root[data-theme=dark]{color-scheme:dark;${dark}}`
  )
}
