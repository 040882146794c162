import { useTranslate } from '../../../i18n/index.ts'
import { Dialog } from '../parts/Dialog.tsx'

/** The specification's contact-admin dialog: shown when the tenant is not known. */
export function ContactAdmin({ onCancel }: { onCancel: () => void }) {
  const t = useTranslate()
  return (
    <Dialog title={t('landing.contactAdmin.title')} onClose={onCancel}>
      <p>{t('landing.contactAdmin.text')}</p>
      <button type="button" className="button button-quiet" onClick={onCancel}>
        {t('landing.contactAdmin.cancel')}
      </button>
    </Dialog>
  )
}
