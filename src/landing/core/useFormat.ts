import { formatFor, type Format } from '../../i18n/format.ts'
import { defaultTimeZone, useLanguage } from '../../i18n/index.ts'
import { useSession } from '../../session/index.ts'

/** The tenant's zone. */
export const useZone = (): string => useSession('settings')?.timeZone ?? defaultTimeZone

/** Formatters of the present language in the tenant's zone. */
export function useFormat(): Format {
  const zone = useZone()
  return formatFor(useLanguage(), zone)
}
