import { useTranslate } from '../../../i18n/index.ts'
import type { OwnCase } from '../../../schema/cases/calls/cases.ts'
import { useSession } from '../../../session/index.ts'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat } from '../../core/useFormat.ts'

/** Messages between the dealership and the customer. */
export function CaseMessages({ known: { messages } }: { known: OwnCase }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const services = useSession('settings')?.name
  return (
    <section className="stack" aria-labelledby="case-messages">
      <h2 id="case-messages">{t('landing.case.messages')}</h2>
      {messages.length === 0 && <p className="muted">{t('landing.case.none')}</p>}
      {messages.length > 0 && (
        <ul className="case-messages">
          {messages.map(({ id, fromCustomer, body, at }) => (
            <li key={id} className={fromCustomer ? 'case-message case-message-own' : 'case-message'}>
              <p className="case-words" dir="auto">
                {body}
              </p>
              <p className="muted small">
                {fromCustomer ? t('landing.case.you') : services && bilingual(services)} · {format.date(at)}{' '}
                <span className="together">{format.time(at)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
