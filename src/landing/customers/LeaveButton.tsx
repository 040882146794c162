import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { leave } from './identity/changeIdentity.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'

/** Signs the person out; none of their data stays on the device. */
export function LeaveButton() {
  const t = useTranslate()
  return (
    <button type="button" className="button button-plain" onClick={press(() => leave())}>
      <FlowIcon name="leave" size={20} />
      {t('landing.manage.leave')}
    </button>
  )
}
