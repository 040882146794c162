import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { useSession } from '../../../session/index.ts'
import { EmptyArt } from './EmptyArt.tsx'
import { Icon } from './Icon.tsx'
import { MoreContacts } from './MoreContacts.tsx'

/** An invalid link, or a feature that is off: what to do instead. */
export function LinkOver({ text, children }: { text: string; children?: ReactNode }) {
  const t = useTranslate()
  const support = useSession('settings')?.supportNumber
  return (
    <div className="empty" role="alert">
      <EmptyArt />
      <p>{text}</p>
      {children}
      {support && (
        <a className={children ? 'button button-quiet' : 'button button-primary'} href={`tel:${support}`}>
          <Icon name="phone" size={20} />
          {children && `${t('landing.shell.support')} `}
          <bdi dir="ltr">{support}</bdi>
        </a>
      )}
      <MoreContacts />
    </div>
  )
}
