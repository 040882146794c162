// Renders the landing's pages without a browser, tenant or person; the build puts them into HTML.
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { createTranslate, type Messages } from '../i18n/index.ts'
import { languages, type LanguageWord } from '../schema/core/limits.ts'
import { defaultColours } from '../schema/core/limits.ts'
import { tokensCss } from '../tokens/tokens.ts'
import { App } from './App.tsx'
import { pathOf, type PageName } from './core/routes.ts'
import { prepare } from './screens.ts'

export { pages } from './core/routes.ts'

/** The parts of a language's page that the build fills in. */
export interface Prerendered {
  lang: string
  dir: string
  title: string
  description: string
  tokens: string
  html: string
}

/** Renders a page in a language. */
export async function prerender(language: LanguageWord, page: PageName, messages: Messages): Promise<Prerendered> {
  await prepare(page)
  const t = createTranslate(language, messages)
  const { code, direction } = languages[language]
  return {
    lang: code,
    dir: direction,
    title: page === 'search' ? t('landing.document.title') : t(`landing.pages.${page}.title`),
    description: t('landing.document.description'),
    tokens: tokensCss({ primaryColour: defaultColours.primary, secondaryColour: defaultColours.secondary }),
    html: renderToString(
      <Router ssrPath={pathOf({ language, page })}>
        <App first={{ language, messages }} />
      </Router>,
    ),
  }
}
