import { useTranslate } from '../../i18n/index.ts'
import type { OfferedService } from '../../schema/appointments/customerBooking.ts'
import { grossOf } from '../../schema/core/money.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'
import { Choice } from '../core/parts/Choice.tsx'
import './serviceChoice.css'

interface ServiceChoiceProps {
  offer: OfferedService
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A service to choose: name, why it is due, minutes and price with VAT. */
export function ServiceChoice({ offer, checked, onChange }: ServiceChoiceProps) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const { basis } = offer
  const why = basis && t(`landing.book.services.${basis.kind}`, { every: format.number(basis.every), smart_count: basis.every })
  const minutes = t('landing.book.services.minutes', { smart_count: offer.minutes })
  return (
    <Choice
      several
      name={offer.code}
      checked={checked}
      onChange={onChange}
      title={bilingual(offer.name)}
      end={
        <>
          <bdi>{format.money(grossOf(offer.price))}</bdi>
          <span className="choice-under">{minutes}</span>
        </>
      }
      detail={
        <>
          {offer.description && bilingual(offer.description)}
          {why && <span className="tag tag-due service-why">{why}</span>}
        </>
      }
    />
  )
}
