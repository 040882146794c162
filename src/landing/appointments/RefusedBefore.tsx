import { refusedText } from '../../i18n/due.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { OfferedService } from '../../schema/appointments/customerBooking.ts'
import { grossOf } from '../../schema/core/money.ts'
import { useFormat } from '../core/useFormat.ts'
import './serviceChoices.css'

/** That a service was offered in the workshop and not done, why it was offered, and what was photographed. */
export function RefusedBefore({ refused, name }: { refused: NonNullable<OfferedService['refused']>; name: string }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <span className="service-refused">
      <span className="small">{refusedText(t, format, refused, grossOf(refused.price))}</span>
      {refused.reason && <span className="small">{refused.reason}</span>}
      {refused.photos.length > 0 && (
        <span className="service-photos">
          {refused.photos.slice(0, 3).map(({ id, url }) => (
            <img key={id} src={url} alt={name} loading="lazy" width={72} height={72} />
          ))}
        </span>
      )}
    </span>
  )
}
