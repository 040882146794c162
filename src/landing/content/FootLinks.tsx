import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import { useSession } from '../../session/index.ts'
import { later } from '../core/later.ts'
import { usePathTo } from '../core/navigation.ts'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'
import { MoreContacts } from '../core/parts/MoreContacts.tsx'

const LegalText = later(() => import('./LegalText.tsx').then((file) => file.LegalText))

const subjects = ['terms', 'privacy'] as const

/** At the foot of every page: further contacts, the assistant, the contact form, the terms and the privacy text. */
export function FootLinks() {
  const t = useTranslate()
  const pathTo = usePathTo()
  const flags = useSession('settings')?.flags
  const [shown, setShown] = useState<(typeof subjects)[number]>()
  return (
    <>
      <MoreContacts look="" />
      {flags?.BOT && (
        <Link href={pathTo('ask')}>
          <FlowIcon name="ask" size={20} />
          {t('landing.pages.ask.title')}
        </Link>
      )}
      {flags?.CREATE_LEAD && (
        <Link href={pathTo('lead', undefined, { type: 'General Inquiry' })}>
          <FlowIcon name="lead" size={20} />
          {t('landing.shell.contact')}
        </Link>
      )}
      <span className="foot-legal">
        {subjects.map((about) => (
          <button key={about} type="button" className="link-button" onClick={() => setShown(about)}>
            {t(`landing.legal.${about}`)}
          </button>
        ))}
        <Suspense>{shown && <LegalText about={shown} onClose={() => setShown(undefined)} />}</Suspense>
      </span>
    </>
  )
}
