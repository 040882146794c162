import { useTranslate } from '../../i18n/index.ts'
import type { CustomerAppointment } from '../../schema/appointments/index.ts'
import { SaveDocument } from '../appointments/index.ts'

/** Saves the record of a finished visit: the work, its price, and what was paid online; nothing before its end, or after a test drive. */
export function SaveRecord({ visit: { id, type, status, closure } }: { visit: CustomerAppointment }) {
  const t = useTranslate()
  if (type === 'testDrive' || status !== 'delivered' || closure !== 'none') return null
  return <SaveDocument path={`/documents/service-record/${encodeURIComponent(id)}`} icon="download" text={t('landing.timeline.record')} />
}
