import { dueReason, dueState } from '../../i18n/due.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { OfferedService } from '../../schema/appointments/customerBooking.ts'
import { useFormat } from '../core/useFormat.ts'
import './serviceChoices.css'

interface DueTagProps extends Pick<OfferedService, 'basis'> {
  /** Whether it says why as well. */
  explained?: boolean
}

/** Whether a service is due, or by how much it is overdue; nothing for others. */
export function DueTag({ basis, explained }: DueTagProps) {
  const t = useTranslate()
  const format = useFormat()
  if (!basis) return null
  return (
    <>
      <span className="tag tag-due service-why">{dueState(t, format, basis)}</span>
      {explained && <span className="small">{dueReason(t, format, basis)}</span>}
    </>
  )
}
