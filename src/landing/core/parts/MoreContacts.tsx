import { useTranslate } from '../../../i18n/index.ts'
import { useSession } from '../../../session/index.ts'
import { FlowIcon } from './FlowIcon.tsx'

/** The tenant's second support number and support e-mail as links, where it has them; stands beside the first number wherever help is offered. */
export function MoreContacts({ look = 'button button-quiet' }: { look?: string }) {
  const t = useTranslate()
  const { secondSupportNumber, supportEmail } = useSession('settings') ?? {}
  return (
    <>
      {secondSupportNumber && (
        <a className={look} href={`tel:${secondSupportNumber}`}>
          <FlowIcon name="phone" size={20} />
          <span className="out-of-sight">{t('landing.shell.support')}</span> <bdi dir="ltr">{secondSupportNumber}</bdi>
        </a>
      )}
      {supportEmail && (
        <a className={look} href={`mailto:${supportEmail}`}>
          <FlowIcon name="email" size={20} />
          <span className="out-of-sight">{t('landing.shell.email')}</span> <bdi dir="ltr">{supportEmail}</bdi>
        </a>
      )}
    </>
  )
}
