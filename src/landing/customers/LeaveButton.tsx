import { useTranslate } from '../../i18n/index.ts'
import { leave } from './identity/identity.ts'
import { Icon } from '../core/parts/Icon.tsx'

/** Signs the person out; none of their data stays on the device. */
export function LeaveButton() {
  const t = useTranslate()
  return (
    <button type="button" className="button button-plain" onClick={() => void leave()}>
      <Icon name="leave" size={20} />
      {t('landing.manage.leave')}
    </button>
  )
}
