import { useTranslate } from '../../../i18n/index.ts'
import { useSession } from '../../../session/index.ts'
import { useBooking } from '../bookService/booking.tsx'

/** Below the free times: the way to the waiting list; nothing where the tenant has none. */
export function NoTimeSuits() {
  const t = useTranslate()
  const { setWaiting } = useBooking()
  const isOn = useSession('settings')?.flags['WAITING_LIST'] ?? true
  if (!isOn) return null
  return (
    <button type="button" className="button button-plain" onClick={() => setWaiting('list')}>
      {t('landing.waiting.open')}
    </button>
  )
}
