import { useTranslate } from '../../i18n/index.ts'
import type { OfferedService } from '../../schema/appointments/customerBooking.ts'
import { grossOf } from '../../schema/core/money.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'
import { DueTag } from './DueTag.tsx'
import { RefusedBefore } from './RefusedBefore.tsx'
import { Choice } from '../core/parts/Choice.tsx'

interface ServiceChoiceProps {
  offer: OfferedService
  /** The names of the services in it. */
  contains: readonly string[]
  /** The name of the chosen service that does its work already. */
  holder: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A service to choose: name, whether it is due, what is in it, minutes and price with VAT. What a chosen one does is struck out. */
export function ServiceChoice({ offer, contains, holder, checked, onChange }: ServiceChoiceProps) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const minutes = t('landing.book.services.minutes', { smart_count: offer.minutes })
  const price = <bdi>{format.money(grossOf(offer.price))}</bdi>
  return (
    <Choice
      several
      name={offer.code}
      checked={checked}
      disabled={holder !== undefined}
      onChange={onChange}
      title={bilingual(offer.name)}
      end={
        <>
          {holder === undefined ? price : <s>{price}</s>}
          <span className="choice-under">{minutes}</span>
        </>
      }
      detail={
        holder === undefined ? (
          <>
            {offer.description && bilingual(offer.description)}
            {contains.length > 0 && (
              <span className="service-contains">{t('landing.book.services.contains', { names: format.list(contains) })}</span>
            )}
            <DueTag basis={offer.basis} explained />
            {offer.refused && <RefusedBefore refused={offer.refused} name={bilingual(offer.name)} />}
          </>
        ) : (
          t('landing.book.services.within', { name: holder })
        )
      }
    />
  )
}
