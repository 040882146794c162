import { useTranslate } from '../../../i18n/index.ts'
import type { BookingDay } from '../../../schema/appointments/customerBooking.ts'
import { useBilingual } from '../../core/useBilingual.ts'

/** Returns why a day cannot be chosen: its holiday, the reason of its blocked time, or a general one; undefined where it can. */
export function useReason(): (day: BookingDay) => string | undefined {
  const t = useTranslate()
  const bilingual = useBilingual()
  return ({ holiday, block, reason }) => {
    if (holiday) return bilingual(holiday)
    if (block) return t(`enumerations.blockReason.${block}`)
    return reason ? t(`landing.time.reasons.${reason}`) : undefined
  }
}
