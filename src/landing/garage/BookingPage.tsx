import { useTranslate } from '../../i18n/index.ts'
import type { CustomerVisit } from '../../schema/appointments/index.ts'
import { useKeepNextVisit } from '../appointments/index.ts'
import { useOpenRecord } from '../core/openRecord.ts'
import { BookingDetails, type Act } from './BookingDetails.tsx'
import { CancelBooking } from './CancelBooking.tsx'
import { MoveBooking } from './MoveBooking.tsx'
import { useBookingOrders } from '../payments/index.ts'
import { useMayChange } from './useMayChange.ts'
import { usePlace } from '../customers/index.ts'

const acts = { move: MoveBooking, cancel: CancelBooking } satisfies Record<Act, unknown>
const isAct = (word: string | undefined): word is Act => word !== undefined && Object.hasOwn(acts, word)

/** One booking, or a change to it. */
export function BookingPage({ visit, onChanged, onBack }: { visit: CustomerVisit; onChanged: () => void; onBack?: () => void }) {
  const t = useTranslate()
  const [{ act, ...place }, go] = usePlace()
  const { appointment } = visit
  useOpenRecord({ kind: 'booking', ref: appointment.ref })
  useKeepNextVisit([appointment])
  const mayChange = useMayChange(appointment)
  const orders = useBookingOrders(appointment.closure)(appointment.id)
  const Changing = isAct(act) && mayChange ? acts[act] : undefined
  return (
    <section aria-label={t('landing.manage.booking', { ref: appointment.ref })} className="stack">
      {Changing ? (
        <Changing
          appointment={appointment}
          orders={orders}
          onBack={() => go(place)}
          onMove={() => go({ ...place, act: 'move' })}
          onChanged={() => {
            onChanged()
            go(place)
          }}
        />
      ) : (
        <BookingDetails visit={visit} orders={orders} onBack={onBack} onAct={(wanted) => go({ ...place, act: wanted })} />
      )}
    </section>
  )
}
