// Draws the search page without a browser; the build puts it into the HTML of each language.
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { createTranslate, type Messages } from '../i18n/index.ts'
import { languages, type LanguageWord } from '../schema/limits.ts'
import { defaultColours } from '../schema/limits.ts'
import { tokensCss } from '../tokens/tokens.ts'
import { App } from './App.tsx'
import { pathOf } from './routes.ts'

/** The parts of a language's page that the build fills in. */
export interface Prerendered {
  lang: string
  dir: string
  title: string
  description: string
  tokens: string
  html: string
}

/** The search page of a language, before anything about the tenant is known. */
export function prerender(language: LanguageWord, messages: Messages): Prerendered {
  const t = createTranslate(language, messages)
  const { code, direction } = languages[language]
  return {
    lang: code,
    dir: direction,
    title: t('landing.document.title'),
    description: t('landing.document.description'),
    tokens: tokensCss({ primaryColour: defaultColours.primary, secondaryColour: defaultColours.secondary }),
    html: renderToString(
      <Router ssrPath={pathOf({ language, page: 'search' })}>
        <App first={{ language, messages }} />
      </Router>,
    ),
  }
}
