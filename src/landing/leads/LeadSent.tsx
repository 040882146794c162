import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import type { OwnLead } from '../../schema/leads/calls/landingLeads.ts'
import { supportNumbers } from '../../schema/core/limits.ts'
import { ownLead } from '../../schema/leads/calls.ts'
import { useSession } from '../../session/index.ts'
import { useOpenRecord } from '../core/openRecord.ts'
import { usePathTo } from '../core/navigation.ts'
import { Icon } from '../core/parts/Icon.tsx'
import { Sent } from '../core/steps/Sent.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useCall } from '../core/useCall.ts'
import { useFormat } from '../core/useFormat.ts'

/** The lead was sent: its answers, its status, and the next actions. */
export function LeadSent({ lead, onAnother }: { lead: OwnLead; onAnother: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const pathTo = usePathTo()
  useOpenRecord({ kind: 'lead', lead })
  const number = useSession('settings')?.supportNumber ?? supportNumbers.default
  const now = useCall(ownLead, {}, { id: lead.id }).data?.lead ?? lead
  const facts = [
    [t('landing.lead.facts.request'), now.typeName ? bilingual(now.typeName) : t(`enumerations.leadType.${now.type}`)],
    [t('landing.lead.facts.car'), [now.make && bilingual(now.make), now.model && bilingual(now.model)].filter(Boolean).join(' ')],
    [t('resources.leads.fields.locationId'), now.location && bilingual(now.location)],
    [t('resources.leads.fields.contactMethod'), now.contactMethod && t(`enumerations.contactMethod.${now.contactMethod}`)],
    [t('resources.leads.fields.preferredAt'), now.preferredAt && `${format.longDay(now.preferredAt)} ${format.time(now.preferredAt)}`],
    [t('landing.lead.facts.status'), t(`landing.lead.status.${now.status}`)],
  ]
  return (
    <Sent
      title={t('landing.lead.sent.title')}
      text={t(now.type === 'Test Drive' ? 'landing.lead.sent.drive' : 'landing.lead.sent.text')}
      actions={
        <>
          <a className="button button-quiet" href={`tel:${number}`}>
            <Icon name="phone" size={20} />
            {t('landing.notMatched.call')}
          </a>
          <button type="button" className="button button-quiet" onClick={onAnother}>
            {t('landing.lead.sent.another')}
          </button>
        </>
      }
    >
      <dl className="card facts booking-facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <Link href={pathTo('search')} className="button button-primary button-wide">
        {t('landing.lead.sent.home')}
      </Link>
    </Sent>
  )
}
