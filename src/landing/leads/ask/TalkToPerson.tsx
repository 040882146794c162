import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import { supportNumbers } from '../../../schema/core/limits.ts'
import { useSession } from '../../../session/index.ts'
import { usePathTo } from '../../core/navigation.ts'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { MoreContacts } from '../../core/parts/MoreContacts.tsx'
import { beginWith } from '../beginWith.ts'

/** The way to a person: the contact form with the question in it, and the tenant's numbers. */
export function TalkToPerson({ question }: { question: string }) {
  const t = useTranslate()
  const pathTo = usePathTo()
  const settings = useSession('settings')
  const number = settings?.supportNumber ?? supportNumbers.default
  const writes = settings?.flags.CREATE_LEAD
  return (
    <section className="card stack-tight" aria-labelledby="person-title">
      <h2 id="person-title">{t('landing.ask.person')}</h2>
      <p className="muted small">{t(writes ? 'landing.ask.personText' : 'landing.ask.personCall')}</p>
      {writes && (
        <Link
          href={pathTo('lead', undefined, { step: 'person' })}
          className="button button-quiet"
          onClick={() => beginWith({ type: 'General Inquiry', offer: '', message: question })}
        >
          <FlowIcon name="lead" size={20} />
          {t('landing.ask.talk')}
        </Link>
      )}
      <div className="person-contacts">
        <a className="button button-plain" href={`tel:${number}`}>
          <FlowIcon name="phone" size={20} />
          <bdi dir="ltr">{number}</bdi>
        </a>
        <MoreContacts look="button button-plain" />
      </div>
    </section>
  )
}
