import { formatFor, type Format } from '../i18n/format.ts'
import { defaultTimeZone, useLanguage } from '../i18n/index.ts'
import { useSession } from '../session/index.ts'

/** Writers for dates, numbers and money in the present language and the tenant's zone. */
export function useFormat(): Format {
  const zone = useSession('settings')?.timeZone
  return formatFor(useLanguage(), zone ?? defaultTimeZone)
}
