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
type Purpose = (typeof consentPurposes)[number]

/** The person's consents with their dates; one press withdraws one. */
export function Consents({ customer }: ConsentsProps) {
  const t = useTranslate()
  return (
    <section className="card stack" aria-labelledby="my-consents">
      <h3 id="my-consents">{t('landing.me.consents')}</h3>
      <ul className="consents">
        {consentPurposes.map((purpose) => (
          <OneConsent key={purpose} purpose={purpose} customer={customer} />
        ))}
      </ul>
    </section>
  )
}

function OneConsent({ purpose, customer }: ConsentsProps & { purpose: Purpose }) {
  const t = useTranslate()
  const format = useFormat()
  const last = customer.consents.findLast((one) => one.purpose === purpose)
  const granted = last?.granted ?? false
  const { send, complaint } = useSending(async () => keepCustomer((await call(giveConsent, { purpose, granted: !granted })).customer))
  const ever = customer.consents.some((one) => one.purpose === purpose && one.granted)
  const state = !ever ? 'never' : granted ? 'given' : 'withdrawn'
  return (
    <li className="consent">
      <div>
        <p className="choice-title">{t(`landing.me.purposes.${purpose}`)}</p>
        <p className="choice-detail">{t(`landing.me.consentStates.${state}`, { date: last ? format.date(last.at) : '' })}</p>
        {complaint && (
          <p className="field-error" role="alert">
            {complaint}
          </p>
        )}
      </div>
      <button type="button" className="button button-quiet" onClick={press(() => send())}>
        {t(granted ? 'landing.me.withdraw' : 'landing.me.agree')}
        <span className="out-of-sight">: {t(`landing.me.purposes.${purpose}`)}</span>
      </button>
    </li>
  )
}
