import type { LanguageWord } from '../../schema/core/limits.ts'
import { isLanguage } from '../../i18n/language.ts'

/** The pages of the landing by route word. */
export const pages = [
  'search',
  'shop-now',
  'book-service',
  'test-drive',
  'manage-service',
  'lead',
  'homeService',
  'roadsideAssistance',
  'job',
  'staff/login',
  'feedback',
  'ask',
  'complain',
  'survey',
  'opt-out',
  'manage-service-tamara',
] as const
/** The route word of a page. */
export type PageName = (typeof pages)[number]
/** The language and page of a path. */
export interface Route {
  language: LanguageWord
  page: PageName
}

/** The path of a page in a language. */
export const pathOf = ({ language, page }: Route): string => `/${language}/home/${page}`
/** The target of unknown paths. Source: specification, section 2. */
export const defaultPath = pathOf({ language: 'english', page: 'search' })

/** The route of a path; `/{lang}` and `/{lang}/home` mean its search. Undefined for unknown paths. */
export function readRoute(path: string): Route | undefined {
  const [language, home, ...words] = path.split('/').filter(Boolean)
  if (!isLanguage(language)) return undefined
  if (home !== undefined && home !== 'home') return undefined
  const page = words.join('/') || 'search'
  const known = pages.find((one) => one === page)
  return known && { language, page: known }
}
