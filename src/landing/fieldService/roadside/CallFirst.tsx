import { useTranslate } from '../../../i18n/index.ts'
import { supportNumbers } from '../../../schema/core/limits.ts'
import { useSession } from '../../../session/index.ts'
import { Icon } from '../../core/parts/Icon.tsx'

/** The phone number, first and in large type: a person on the road may prefer to call. */
export function CallFirst() {
  const t = useTranslate()
  const number = useSession('settings')?.supportNumber ?? supportNumbers.default
  return (
    <a className="call-first" href={`tel:${number}`}>
      <span className="call-first-icon">
        <Icon name="phone" size={28} />
      </span>
      <span>
        <strong>{t('landing.roadside.call')}</strong>
        <bdi dir="ltr">{number}</bdi>
      </span>
    </a>
  )
}
