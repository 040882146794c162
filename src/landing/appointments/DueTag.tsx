import { useTranslate } from '../../i18n/index.ts'
import type { OfferedService } from '../../schema/appointments/customerBooking.ts'
import { useFormat } from '../core/useFormat.ts'
import './serviceChoices.css'

/** Whether a service is due, or by how much it is overdue; nothing for others. */
export function DueTag({ basis }: Pick<OfferedService, 'basis'>) {
  const t = useTranslate()
  const format = useFormat()
  if (!basis) return null
  const { kind, over } = basis
  return (
    <span className="tag tag-due service-why">
      {t(`landing.book.services.${over > 0 ? kind : 'now'}`, { over: format.number(over), smart_count: over })}
    </span>
  )
}
