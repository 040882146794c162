import { formatFor, type Format } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/index.ts'
import { regionIn, type Region } from '../../schema/core/time/region.ts'
import { useSession } from '../../session/index.ts'

/** The tenant's zone and currency. */
export const useRegion = (): Region => regionIn(useSession('settings'))

/** Formatters of the present language in the tenant's region. */
export function useFormat(): Format {
  const region = useRegion()
  return formatFor(useLanguage(), region)
}
