// Draws the sign-in page without a browser, tenant or person; the build puts the drawings into HTML.
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { ThemeProvider } from '@mui/system'
import { renderToString } from 'react-dom/server'
import { createTranslate, LanguageProvider, type Messages } from '../i18n/index.ts'
import { defaultColours, languages, type LanguageWord } from '../schema/core/limits.ts'
import { cacheOptions } from './core/theme/caches.ts'
import { themeFor } from './core/theme/theme.ts'
import { SignInPage } from './staff/signIn/SignInPage.tsx'

/** The sign-in page as HTML, with the rules of its classes, the page's title, and what a press says without a network. */
export interface DrawnSignIn {
  title: string
  offline: string
  css: string
  html: string
}

/**
 * Draws the sign-in page in a language, with the product's own colours. Its rules are those of the light mode, in which a variable stands for
 * a colour or opacity that differs in the dark mode: the page's early program chooses the mode. Throws where more differs.
 */
export function drawSignIn(language: LanguageWord, messages: Messages): DrawnSignIn {
  const light = drawMode(language, 'light', messages)
  const dark = drawMode(language, 'dark', messages)
  const pairs: (Pair & { name: string })[] = []
  const variableOf = (pair: Pair) => {
    const known = pairs.find((one) => one.light === pair.light && one.dark === pair.dark)
    if (!known) pairs.push({ name: `--drawn-${pairs.length}`, ...pair })
    return known?.name ?? `--drawn-${pairs.length - 1}`
  }
  const rules = light.rules.map((rule, place) => withVariables(rule, dark.rules[place] ?? '', variableOf))
  const colours = (mode: Mode) => pairs.map((pair) => `${pair.name}:${pair[mode]}`).join(';')
  const t = createTranslate(language, messages)
  return {
    title: t('admin.signIn.pageTitle'),
    offline: t('errors.offline'),
    // MUI's class for a field with the focus needs its code.
    css: `:root{${colours('light')}}:root[data-drawn-mode=dark]{${colours('dark')}}${rules.join('').replaceAll('.Mui-focused', ':has(input:focus)')}`,
    html: light.html,
  }
}

type Mode = 'light' | 'dark'
type Pair = Record<Mode, string>

const valueOrClass = /(#[\da-f]{3,8}\b|rgba?\([^)]*\)|(?<=opacity:)[\d.]+|\bw[lr]-\w+)/i
/** A rule of the light mode with a variable for each colour and opacity that its counterpart in the dark mode has otherwise. */
function withVariables(rule: string, counterpart: string, variableOf: (pair: Pair) => string): string {
  const theirs = counterpart.split(valueOrClass)
  return rule
    .split(valueOrClass)
    .map((light, place) => {
      const dark = theirs[place] ?? ''
      if (light === dark || /^w[lr]-/.test(light)) return light
      if (place % 2 === 0) throw new Error(`More than colours and opacities differ between the modes: "${light}" and "${dark}"`)
      return `var(${variableOf({ light, dark })})`
    })
    .join('')
}

function drawMode(language: LanguageWord, mode: Mode, messages: Messages): { html: string; rules: string[] } {
  const { direction } = languages[language]
  // Without the prefixes of old browsers, which the classes' names do not depend on.
  const cache = createCache({ ...cacheOptions[direction], stylisPlugins: direction === 'rtl' ? [rtlPlugin] : [] })
  // Keeps the rules, which would otherwise be written between the elements.
  cache.compat = true
  const html = renderToString(
    <LanguageProvider language={language} messages={messages}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={themeFor(language, mode, defaultColours.primary, defaultColours.secondary)}>
          <CssBaseline />
          <SignInPage />
        </ThemeProvider>
      </CacheProvider>
    </LanguageProvider>,
  )
  // React writes the title of the page first.
  return {
    html: html.replace(/<title>.*?<\/title>/, ''),
    // Without the rules for fields that the browser fills in, which have one more shadow in the dark mode.
    rules: Object.values(cache.inserted).map((rule) => String(rule).replaceAll(/[^{}]*:-webkit-autofill\{[^}]*\}/g, '')),
  }
}
