import '@fontsource-variable/vazirmatn/wght.css'
import '../../../tokens/fontBefore.css'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
// Material's own provider would include support for CSS variables, which this theme does not use.
import { ThemeProvider } from '@mui/system'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, type ReactNode } from 'react'
import { useLanguage } from '../../../i18n/index.ts'
import { defaultColours, languages } from '../../../schema/core/limits.ts'
import { useSession } from '../../../session/index.ts'
import { caches } from './caches.ts'
import { themeFor } from './theme.ts'

/** Provides theme, direction and base styles; the style cache of the direction must exist already. */
export function Appearance({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const chosen = useSession('theme') ?? 'system'
  const darkSystem = useMediaQuery('(prefers-color-scheme: dark)')
  const settings = useSession('settings')
  const brand = settings?.primaryColour ?? defaultColours.primary
  const second = settings?.secondaryColour ?? defaultColours.secondary
  const mode = chosen === 'system' ? (darkSystem ? 'dark' : 'light') : chosen
  useEffect(() => {
    document.documentElement.dataset['theme'] = mode
    document.documentElement.style.colorScheme = mode
  }, [mode])
  return (
    <CacheProvider value={caches[languages[language].direction] ?? caches.ltr}>
      <ThemeProvider theme={themeFor(language, mode, brand, second)}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
