import { useTranslate } from '../../i18n/index.ts'
import { supportNumbers } from '../../schema/limits.ts'
import { useSession } from '../../session/index.ts'
import { Icon } from '../parts/Icon.tsx'
import { useBilingual } from '../useBilingual.ts'

/** Who answers the phone, and whose page this is. */
export function Footer() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const settings = useSession('settings')
  const number = settings?.supportNumber ?? supportNumbers.default
  return (
    <footer className="foot">
      <div className="foot-inside">
        <span>{settings ? bilingual(settings.name) : t('app.name')}</span>
        <a href={`tel:${number}`}>
          <Icon name="phone" size={20} />
          {t('landing.shell.support')} <bdi dir="ltr">{number}</bdi>
        </a>
      </div>
    </footer>
  )
}
