import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import { useSession } from '../../../session/index.ts'
import { usePathTo } from '../../core/navigation.ts'
import { LinkOver } from '../../core/parts/LinkOver.tsx'

/** In place of the question who the person is, where the tenant confirms no mobiles: without that, only new requests are possible. */
export function NoCodes() {
  const t = useTranslate()
  const pathTo = usePathTo()
  const asks = useSession('settings')?.flags['CREATE_LEAD']
  return (
    <LinkOver text={t('landing.noCodes.text')}>
      {asks && (
        <Link href={pathTo('lead')} className="button button-primary">
          {t('landing.noCodes.request')}
        </Link>
      )}
    </LinkOver>
  )
}
