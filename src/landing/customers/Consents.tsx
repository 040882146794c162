import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { consentPurposes } from '../../schema/customers/calls/ownData.ts'
import { giveConsent } from '../../schema/customers/calls.ts'
import type { SessionValues } from '../../session/index.ts'
import { call } from '../core/api.ts'
import { keepCustomer } from './identity/changeIdentity.ts'
import { useSending } from '../core/steps/useSending.ts'
import { useFormat } from '../core/useFormat.ts'

interface ConsentsProps {
  customer: SessionValues['customer']
}
interface Choice {
  name: (typeof consentPurposes)[number] | 'whatsapp'
  purpose: (typeof consentPurposes)[number]
  channel?: 'whatsapp'
}
// Being written to by WhatsApp is a consent of its own.
const choices: readonly Choice[] = [
  ...consentPurposes.map((purpose) => ({ name: purpose, purpose })),
  { name: 'whatsapp', purpose: 'service', channel: 'whatsapp' },
]

/** The person's consents with their dates; one press withdraws one. */
export function Consents({ customer }: ConsentsProps) {
  const t = useTranslate()
  return (
    <section className="card stack" aria-labelledby="my-consents">
      <h3 id="my-consents">{t('landing.me.consents')}</h3>
      <ul className="consents">
        {choices.map((one) => (
          <OneConsent key={one.name} choice={one} customer={customer} />
        ))}
      </ul>
    </section>
  )
}

function OneConsent({ choice: { name, purpose, channel }, customer }: ConsentsProps & { choice: Choice }) {
  const t = useTranslate()
  const format = useFormat()
  const said = customer.consents.filter((one) => one.purpose === purpose && (one.channel === 'whatsapp') === (channel === 'whatsapp'))
  const last = said.at(-1)
  const granted = last?.granted ?? false
  const { send, complaint } = useSending(async () =>
    keepCustomer((await call(giveConsent, { purpose, granted: !granted, ...(channel ? { channel } : {}) })).customer),
  )
  const ever = said.some((one) => one.granted)
  const state = !ever ? 'never' : granted ? 'given' : 'withdrawn'
  return (
    <li className="consent">
      <div>
        <p className="choice-title">{t(`landing.me.purposes.${name}`)}</p>
        <p className="choice-detail">{t(`landing.me.consentStates.${state}`, { date: last ? format.date(last.at) : '' })}</p>
        {complaint && (
          <p className="field-error" role="alert">
            {complaint}
          </p>
        )}
      </div>
      <button type="button" className="button button-quiet" onClick={press(() => send())}>
        {t(granted ? 'landing.me.withdraw' : 'landing.me.agree')}
        <span className="out-of-sight">: {t(`landing.me.purposes.${name}`)}</span>
      </button>
    </li>
  )
}
