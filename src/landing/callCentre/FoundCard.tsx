import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { FoundCustomer } from '../../schema/customers/index.ts'
import { nationalMobile } from './nationalMobile.ts'
import { CallerFacts } from './CallerFacts.tsx'
import { callName, customerName } from '../../schema/core/customerName.ts'

/** A customer found by the search. Takes the focus at once: Enter searches, Enter again starts acting for them. */
export function FoundCard({ found, onChosen }: { found: FoundCustomer; onChosen: () => void }) {
  const t = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const { customer } = found
  useEffect(() => button.current?.focus(), [customer.id])
  const name = customerName(customer)
  return (
    <article className="card stack" aria-label={name}>
      <header className="agent-card-head">
        <div className="agent-person">
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <bdi dir="ltr">{nationalMobile(customer.mobile ?? '')}</bdi>
          {customer.mobileVerification === 'Unverified' && <span className="tag">{t('enumerations.verification.Unverified')}</span>}
        </div>
        <button ref={button} type="button" data-stop className="button button-primary" onClick={onChosen}>
          {t('calling.begin', { name: callName(customer) })}
        </button>
      </header>
      <CallerFacts found={found} />
    </article>
  )
}
