import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { useSession } from '../../session/index.ts'
import { Dialog } from '../core/parts/Dialog.tsx'

/** Asks for confirmation before a customer's unfinished form is dropped for another customer. */
export function LeaveCaller({ onStay, onLeave }: { onStay: () => void; onLeave: () => Promise<unknown> }) {
  const t = useTranslate()
  const name = useSession('fullName') ?? ''
  return (
    <Dialog title={t('calling.leaveTitle')} onClose={onStay}>
      <p>{t('calling.leaveText', { name })}</p>
      <div className="button-row">
        <button type="button" className="button button-primary" onClick={onStay}>
          {t('calling.stay', { name })}
        </button>
        <button type="button" className="button button-danger" onClick={press(onLeave)}>
          {t('calling.discard')}
        </button>
      </div>
    </Dialog>
  )
}
