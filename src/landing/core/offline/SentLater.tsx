import { useEffect } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import { usePathTo } from '../navigation.ts'
import type { PageName } from '../routes.ts'
import { Sent } from '../steps/Sent.tsx'
import { dropUnsent, useUnsent } from './callOrKeep.ts'

const bookings: readonly PageName[] = ['book-service', 'test-drive']

interface SentLaterProps {
  page: PageName
  /** The Idempotency-Key under which it was kept. */
  unsent: string
  onAnother: () => void
}

/** In the place of a flow's steps: it was sent once the connection was back. It is dropped with this page. */
export function SentLater({ page, unsent, onAnother }: SentLaterProps) {
  const t = useTranslate()
  const pathTo = usePathTo()
  const ended = useUnsent(unsent)?.ended
  useEffect(() => () => dropUnsent(unsent), [unsent])
  const isBooking = bookings.includes(page)
  return (
    <Sent
      title={t('landing.unsent.sent', { name: t(`landing.pages.${page}.title`) })}
      text={t('landing.unsent.sentText')}
      reference={ended && 'ref' in ended ? ended.ref : undefined}
    >
      <Link href={pathTo(isBooking ? 'manage-service' : 'search')} className="button button-primary button-wide">
        {t(isBooking ? 'landing.pages.manage-service.title' : 'landing.pages.search.title')}
      </Link>
      <button type="button" className="button button-plain" onClick={onAnother}>
        {t('landing.unsent.another')}
      </button>
    </Sent>
  )
}
