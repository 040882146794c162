import { useTranslate } from '../../../i18n/index.ts'
import { supportNumbers } from '../../../schema/core/limits.ts'
import { useSession } from '../../../session/index.ts'
import { Icon } from '../../core/parts/Icon.tsx'

/** Anyone who stands by the road may simply call: first, and large. */
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
