import { useTranslate } from '../../../i18n/index.ts'
import { supportNumbers } from '../../../schema/core/limits.ts'
import { useSession } from '../../../session/index.ts'
import { Icon } from '../../core/parts/Icon.tsx'
import { MoreContacts } from '../../core/parts/MoreContacts.tsx'
import { Plate } from '../../../fields/plate/landingPlate.tsx'
import { StepHeading } from '../../core/parts/StepHeading.tsx'
import type { Found } from './found.ts'

/** The car is registered to another mobile: explanation, phone number, and two ways to continue. */
export function NotMatched({ found, onOtherMobile, onGoOn }: { found: Found; onOtherMobile: () => void; onGoOn: () => void }) {
  const t = useTranslate()
  const supportNumber = useSession('settings')?.supportNumber ?? supportNumbers.default
  return (
    <div className="stack">
      <StepHeading title={t('errors.mobileNotMatched')} />
      {found.by === 'plate' && <Plate plate={found.value} />}
      <p>{t('landing.notMatched.text')}</p>
      <a className="button button-quiet" href={`tel:${supportNumber}`}>
        <Icon name="phone" size={20} />
        {t('landing.notMatched.call')} <bdi dir="ltr">{supportNumber}</bdi>
      </a>
      <MoreContacts />
      <button type="button" className="button button-primary button-wide" onClick={onOtherMobile}>
        {t('landing.notMatched.otherMobile')}
      </button>
      <button type="button" className="button button-plain" onClick={onGoOn}>
        {t('landing.notMatched.goOn')}
      </button>
    </div>
  )
}
