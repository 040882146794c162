import { useMemo } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { LinkOver } from '../core/parts/LinkOver.tsx'
import { Missing } from '../core/parts/Missing.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { Asking } from '../appointments/index.ts'
import { BookingPage } from './BookingPage.tsx'
import { usePlace } from '../customers/index.ts'
import { useVisit } from './useVisit.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

/** One booking through the link of its message, without signing in. `onLeave` is called before the person goes to all of their bookings. */
export function VisitPage({ link, onLeave }: { link: string; onLeave: () => void }) {
  const t = useTranslate()
  const pathTo = usePathTo()
  const [{ act }] = usePlace()
  const { visit, over, failed, again, ask } = useVisit(link)
  const way = useMemo(() => ({ ask, link }), [ask, link])
  const toAll = (className: string, text: string) => (
    <Link href={pathTo('manage-service')} className={`button ${className}`} onClick={onLeave}>
      {t(namedKey(text))}
    </Link>
  )
  return (
    <div className="flow flow-narrow">
      <h1 className={visit ? 'out-of-sight' : ''}>{t('landing.visit.title')}</h1>
      {over && <LinkOver text={t('landing.visit.over')}>{toAll('button-primary', 'landing.visit.byMobile')}</LinkOver>}
      {failed && <Missing again={again} />}
      {!visit && !over && !failed && <Skeletons count={3} height={140} />}
      {visit && (
        <Asking value={way}>
          <BookingPage visit={visit} onChanged={again} />
        </Asking>
      )}
      {visit && !act && toAll('button-plain', 'landing.visit.all')}
    </div>
  )
}
