import { useTranslate } from '../../i18n/index.ts'
import { useSession } from '../../session/index.ts'
import { Dialog } from '../core/parts/Dialog.tsx'

/** Asks for confirmation before a customer's unfinished form is dropped for another customer. */
export function LeaveCaller({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useTranslate()
  const name = useSession('fullName') ?? ''
  return (
    <Dialog title={t('calling.leaveTitle')} onClose={onStay}>
      <p>{t('calling.leaveText', { name })}</p>
      <div className="button-row">
        <button type="button" className="button button-primary" onClick={onStay}>
          {t('calling.stay', { name })}
        </button>
        <button type="button" className="button button-danger" onClick={onLeave}>
          {t('calling.discard')}
        </button>
      </div>
    </Dialog>
  )
}
