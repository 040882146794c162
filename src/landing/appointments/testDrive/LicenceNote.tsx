import { useTranslate } from '../../../i18n/index.ts'
import { Note } from '../../core/parts/Note.tsx'

/** The reminder of what the driver brings to a test drive. */
export function LicenceNote() {
  const t = useTranslate()
  return <Note icon="person">{t('landing.drive.licence')}</Note>
}
