import { useLanguage } from '../../i18n/index.ts'
import { untilFor } from '../../i18n/until.ts'
import { useRegion } from './useFormat.ts'

/** Writes how long it is until a moment or a local day, in the present language and the tenant's zone. */
export function useUntil(): (moment: string) => string {
  const word = useLanguage()
  const { timeZone } = useRegion()
  return (moment) => untilFor(word, timeZone, moment)
}
