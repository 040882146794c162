import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import type { OutputOf } from '../../../schema/endpoints.ts'
import { supportNumbers } from '../../../schema/core/limits.ts'
import { useSession } from '../../../session/index.ts'
import { usePathTo } from '../../core/navigation.ts'
import { EmptyArt } from '../../core/parts/EmptyArt.tsx'
import { Icon } from '../../core/parts/Icon.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat } from '../../core/useFormat.ts'

/** No driver comes to the place: the link to book at the workshop, and the phone number. */
export function NotCovered({ location }: Pick<OutputOf<'homeServiceDays'>, 'location'>) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const pathTo = usePathTo()
  const settings = useSession('settings')
  const phone = location?.phone ?? settings?.supportNumber ?? supportNumbers.default
  return (
    <div className="empty" role="status">
      <EmptyArt />
      <h3>{t('landing.home.notCovered')}</h3>
      <p className="muted">
        {location
          ? t('landing.home.nearest', { branch: bilingual(location.name), km: format.number(Math.round(location.km)) })
          : t('landing.home.noBranch')}
      </p>
      <div className="button-row">
        {settings?.flags['BOOK_A_SERVICE'] && (
          <Link href={pathTo('book-service')} className="button button-quiet">
            <Icon name="calendar" size={20} />
            {t('landing.home.workshop')}
          </Link>
        )}
        <a className="button button-quiet" href={`tel:${phone}`}>
          <Icon name="phone" size={20} />
          {t('landing.manage.call')}
        </a>
      </div>
    </div>
  )
}
