import { createTheme, type Theme } from '@mui/material/styles'
import { languages, type LanguageWord } from '../../../schema/core/limits.ts'
import { components } from './components.ts'
import { paletteFor, type Mode } from './palette.ts'

const family = '"Vazirmatn Variable", Vazirmatn-before, system-ui, sans-serif'
const arabicScale = 1.05
const made = new Map<string, Theme>()

/** The theme of a language, a mode and a tenant's two colours; cached, so that it stays the same object. */
export function themeFor(language: LanguageWord, mode: Mode, brand: string, second: string): Theme {
  const name = `${language} ${mode} ${brand} ${second}`
  const known = made.get(name)
  if (known) return known
  const { direction } = languages[language]
  const scale = direction === 'rtl' ? arabicScale : 1
  const letterSpacing = direction === 'rtl' ? 0 : undefined
  const text = (size: number, line: number, weight: number, spacing?: string) => ({
    fontSize: `${(size * scale) / 16}rem`,
    lineHeight: `${line}px`,
    fontWeight: weight,
    letterSpacing: letterSpacing ?? spacing ?? 0,
  })
  const theme = createTheme({
    direction,
    palette: paletteFor(mode, brand, second),
    shape: { borderRadius: 4 },
    typography: {
      fontFamily: family,
      fontSize: 14,
      h1: text(20, 28, 650, '-0.01em'),
      h2: text(16, 24, 650, '-0.005em'),
      h3: text(14, 22, 650),
      body1: text(14, 22, 420),
      body2: text(13, 20, 420),
      caption: text(12, 16, 420),
      overline: { ...text(11, 16, 600), textTransform: 'none' },
      button: { ...text(14, 20, 600), textTransform: 'none' },
    },
    components,
  })
  made.set(name, theme)
  return theme
}
