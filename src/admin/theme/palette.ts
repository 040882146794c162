import { alpha, darken, getContrastRatio, lighten } from '@mui/material/styles'
import type { PaletteOptions } from '@mui/material/styles'

/** Light or dark, decided. */
export type Mode = 'light' | 'dark'

const surfaces = {
  light: { page: '#f4f6f9', paper: '#ffffff', raised: '#ffffff', sunken: '#eef1f5', line: '#dfe4ea', ink: '#16202c', soft: '#4d5b6b', faint: '#667484' },
  dark: { page: '#0e1319', paper: '#161d25', raised: '#1d2630', sunken: '#10161c', line: '#2b3642', ink: '#e9eef4', soft: '#a9b6c4', faint: '#8b99a8' },
} as const
const meanings = {
  light: { positive: '#0b7a4b', caution: '#9a5b00', critical: '#c02636', info: '#1565b3', special: '#6b45c4', neutral: '#5c6a79' },
  dark: { positive: '#4fd39a', caution: '#f2b34c', critical: '#ff8089', info: '#6cb6ff', special: '#b59cff', neutral: '#9aa8b6' },
} as const

/** The brand made legible: white stands on it in the light, it stands on the dark. */
export function legibleBrand(colour: string, mode: Mode): string {
  const [ground, wanted, shift] = mode === 'light' ? (['#ffffff', 4.7, darken] as const) : ([surfaces.dark.raised, 5.6, lighten] as const)
  const steps = Array.from({ length: 20 }, (_, step) => (step === 0 ? colour : shift(colour, step * 0.05)))
  return steps.find((one) => getContrastRatio(one, ground) >= wanted) ?? steps[steps.length - 1] ?? colour
}

declare module '@mui/material/styles' {
  interface Palette {
    surface: { raised: string; sunken: string; brand: string }
    meaning: Record<keyof (typeof meanings)['light'], string>
  }
  interface PaletteOptions {
    surface?: Palette['surface']
    meaning?: Palette['meaning']
  }
}

/** The palette of a tenant in one mode. */
export function paletteFor(mode: Mode, brand: string): PaletteOptions {
  const { page, paper, raised, sunken, line, ink, soft, faint } = surfaces[mode]
  const meaning = meanings[mode]
  const main = legibleBrand(brand, mode)
  return {
    mode,
    primary: { main, contrastText: mode === 'light' ? '#ffffff' : '#08121d' },
    error: { main: meaning.critical },
    warning: { main: meaning.caution },
    success: { main: meaning.positive },
    info: { main: meaning.info },
    background: { default: page, paper },
    text: { primary: ink, secondary: soft, disabled: faint },
    divider: line,
    action: { hover: alpha(ink, 0.045), selected: alpha(main, mode === 'light' ? 0.1 : 0.18), active: soft },
    surface: { raised, sunken, brand: alpha(main, mode === 'light' ? 0.09 : 0.16) },
    meaning,
  }
}
