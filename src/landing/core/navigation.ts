import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'wouter'
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

/** The step of a flow, kept in the address so that the browser's back button goes back one step. */
export function useStep<S extends string>(steps: readonly S[]): [S | undefined, (step: S, options?: { replace?: boolean }) => void] {
  const [path, navigate] = useLocation()
  const [query] = useSearchParams()
  const requested = query.get('step')
  const go = useCallback(
    (step: S, options?: { replace?: boolean }) => {
      const next = new URLSearchParams(window.location.search)
      next.set('step', step)
      navigate(`${path}?${next}`, options)
    },
    [navigate, path],
  )
  return [steps.find((step) => step === requested), go]
}
