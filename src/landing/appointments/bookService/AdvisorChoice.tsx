import { useTranslate } from '../../../i18n/index.ts'
import { advisors as advisorsCall } from '../../../schema/appointments/calls.ts'
import { useBilingual } from '../../core/useBilingual.ts'
import { useCall } from '../../core/useCall.ts'
import { useBooking } from './booking.tsx'

/** Choice of an advisor of the branch, or of any; nothing where it names none. */
export function AdvisorChoice() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { draft, change } = useBooking()
  const advisors = useCall(advisorsCall, draft.locationId ? { locationId: draft.locationId } : undefined).data?.data ?? []
  if (advisors.length === 0) return null
  const any = { id: null, name: t('landing.book.place.any') }
  return (
    <fieldset>
      <legend className="part-title">{t('landing.book.place.advisor')}</legend>
      <div className="chips">
        {[any, ...advisors.map(({ id, name }) => ({ id, name: bilingual(name) }))].map(({ id, name }) => (
          <label key={id} className="slot chip">
            <input type="radio" name="advisor" checked={draft.advisorId === id} onChange={() => change({ advisorId: id })} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
