import { useSearchParams } from 'wouter'
import type { LanguageWord } from '../../schema/core/limits.ts'
import { useLanguage } from '../../i18n/index.ts'
import { pathOf, type PageName } from './routes.ts'

/** Returns the path of a page, in the present language unless another is given; keeps the address's tenant and adds `linkParams`. */
export function usePathTo(): (page: PageName, language?: LanguageWord, linkParams?: Record<string, string>) => string {
  const present = useLanguage()
  const [query] = useSearchParams()
  const tenant = query.get('tenantId')
  return (page, language = present, linkParams = {}) => {
    const words = `${new URLSearchParams({ ...(tenant ? { tenantId: tenant } : {}), ...linkParams })}`
    return pathOf({ language, page }) + (words && `?${words}`)
  }
}
