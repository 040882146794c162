import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { MakeName } from '../vehicles/index.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { useLead } from './leadRequest.tsx'

/** The answers so far, each with a link to its step. */
export function LeadFacts() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { draft, go, masters, offer } = useLead()
  const type = masters?.leadTypes.find(({ value }) => value === draft.type)
  const make = masters?.makes.find(({ id }) => id === draft.makeId)
  const model = masters?.models.find(({ makeId, name }) => makeId === draft.makeId && [name.en, name.ar].includes(draft.model))
  const line = (label: string, value: ReactNode, step?: 'request' | 'car') => (
    <div>
      <dt>
        {label}
        {step && (
          <button type="button" className="link-button" aria-label={`${t('landing.book.edit')}: ${label}`} onClick={() => go(step)}>
            {t('landing.book.edit')}
          </button>
        )}
      </dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <dl className="card facts booking-facts">
      {line(t('landing.lead.facts.request'), type && bilingual(type.name), 'request')}
      {draft.type !== 'General Inquiry' &&
        line(
          t('landing.lead.facts.car'),
          make || draft.model ? (
            <>
              {make && <MakeName make={make} />} {model ? bilingual(model.name) : draft.model}
            </>
          ) : (
            t('landing.lead.facts.open')
          ),
          // A car from the showroom is chosen there.
          draft.stockCarId ? undefined : 'car',
        )}
      {offer && line(t('landing.lead.facts.offer'), bilingual(offer.title))}
    </dl>
  )
}
