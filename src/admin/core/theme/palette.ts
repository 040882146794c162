import { alpha } from '@mui/material/styles'
import type { PaletteOptions } from '@mui/material/styles'
import { standingOut } from '../../../tokens/colour.ts'
import { tenantTokens } from '../../../tokens/tokens.ts'

/** Light or dark, resolved. */
export type Mode = 'light' | 'dark'
type Meaning = 'positive' | 'caution' | 'critical' | 'info' | 'special' | 'neutral'

declare module '@mui/material/styles' {
  interface Palette {
    surface: { raised: string; sunken: string; brand: string; control: string }
    /** One colour for each meaning, legible on every surface. */
    meaning: Record<Meaning, string>
    hero: readonly [string, string, string]
  }
  interface PaletteOptions {
    surface?: Palette['surface']
    meaning?: Palette['meaning']
    hero?: Palette['hero']
  }
}

/** The palette of a tenant in one mode, from the same tokens as the landing. */
export function paletteFor(mode: Mode, primary: string, secondary: string): PaletteOptions {
  const tokens = tenantTokens({ primary, secondary, mode })
  const of = (name: string) => tokens[`--${name}`] ?? primary
  const surfaces = ['surface-0', 'surface-1', 'surface-2'].map(of)
  const hue = (h: number, c: number) =>
    standingOut({ l: mode === 'light' ? 0.52 : 0.74, c, h }, surfaces, 4.6, mode === 'light' ? 'dark' : 'light')
  const meaning = {
    positive: of('positive'),
    caution: of('caution'),
    critical: of('critical'),
    info: hue(245, 0.14),
    special: hue(300, 0.15),
    neutral: of('ink-3'),
  }
  return {
    mode,
    primary: { main: of('brand-strong'), dark: of('action-hover'), contrastText: mode === 'light' ? '#ffffff' : of('action-ink') },
    error: { main: meaning.critical },
    warning: { main: meaning.caution },
    success: { main: meaning.positive },
    info: { main: meaning.info },
    background: { default: of('surface-0'), paper: of('surface-1') },
    text: { primary: of('ink-1'), secondary: of('ink-2'), disabled: of('ink-3') },
    divider: of('line'),
    action: { hover: alpha(of('ink-1'), 0.045), selected: alpha(of('brand'), mode === 'light' ? 0.1 : 0.18), active: of('ink-2') },
    surface: {
      raised: mode === 'light' ? of('surface-1') : of('surface-2'),
      sunken: mode === 'light' ? of('surface-2') : of('surface-0'),
      brand: alpha(of('brand'), mode === 'light' ? 0.1 : 0.16),
      control: of('line-strong'),
    },
    meaning,
    hero: [of('hero-1'), of('hero-2'), of('hero-3')],
  }
}
