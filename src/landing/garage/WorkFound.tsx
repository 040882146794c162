import { Link } from 'wouter'
import { fileAddress } from '../../http/fileAddress.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { CustomerVisit } from '../../schema/appointments/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { Icon } from '../core/parts/Icon.tsx'
import './workFound.css'

/** Additional work that the workshop found, with its photos and the link to decide on it. */
export function WorkFound({ work: { link, waiting, photos } }: { work: NonNullable<CustomerVisit['work']> }) {
  const t = useTranslate()
  const pathTo = usePathTo()
  return (
    <Link href={pathTo('job', undefined, { link })} className={waiting > 0 ? 'card link-line link-line-due' : 'card link-line'}>
      <Icon name="service" size={24} />
      <span className="choice-words">
        <span className="choice-title">{t('landing.job.decided')}</span>
        <span className="choice-detail">
          {waiting > 0 ? t('landing.manage.waiting', { smart_count: waiting }) : t('landing.manage.allDecided')}
        </span>
        {photos.length > 0 && (
          <span className="work-found-photos">
            {photos.map(({ id, url }) => (
              <img key={id} src={fileAddress('landing', url)} alt="" width="56" height="42" loading="lazy" />
            ))}
          </span>
        )}
      </span>
      <Icon name="onward" size={22} />
    </Link>
  )
}
