import { useTranslate } from '../../i18n/index.ts'
import type { OfferedService } from '../../schema/appointments/customerBooking.ts'
import { holderOf, overlapOf, withoutCovered } from '../../schema/core/covering.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { ServiceChoice } from './ServiceChoice.tsx'
import './serviceChoices.css'

interface ServiceChoicesProps {
  offers: readonly OfferedService[]
  /** The codes of the chosen services. */
  value: readonly string[]
  onChange: (codes: string[]) => void
  /** A choice that would do the same work twice is not taken; the sentence says which work. */
  onRefused: (why: string) => void
}

/** Services to choose from, recommended ones first; no two of the chosen ones do the same work. */
export function ServiceChoices({ offers, value, onChange, onRefused }: ServiceChoicesProps) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const chosen = offers.filter(({ code }) => value.includes(code))
  const nameOf = (code: string) => {
    const offer = offers.find((one) => one.code === code)
    return offer ? bilingual(offer.name) : code
  }
  const toggle = (offer: OfferedService, wanted: boolean) => {
    const next = wanted ? withoutCovered([...chosen, offer]) : chosen.filter(({ code }) => code !== offer.code)
    const overlap = overlapOf(next)
    if (!overlap) return onChange(next.map(({ code }) => code))
    const [one, other] = overlap.pair
    onRefused(t('landing.book.services.overlap', { one: nameOf(one.code), other: nameOf(other.code), work: nameOf(overlap.work) }))
  }
  const group = (name: 'due' | 'others', rows: readonly OfferedService[]) =>
    rows.length > 0 && (
      <fieldset className="choices">
        <legend className="part-title">{t(`landing.book.services.${name}`)}</legend>
        {rows.map((offer) => {
          const holder = holderOf(offer.code, chosen)
          return (
            <ServiceChoice
              key={offer.code}
              offer={offer}
              contains={offer.contains.map(nameOf)}
              holder={holder && nameOf(holder.code)}
              checked={value.includes(offer.code)}
              onChange={(wanted) => toggle(offer, wanted)}
            />
          )
        })}
      </fieldset>
    )
  return (
    <>
      {group(
        'due',
        offers.filter(({ recommended, refused }) => recommended || refused),
      )}
      {group(
        'others',
        offers.filter(({ recommended, refused }) => !recommended && !refused),
      )}
    </>
  )
}
