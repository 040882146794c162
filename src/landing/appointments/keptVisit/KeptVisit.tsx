import { useTranslate } from '../../../i18n/index.ts'
import { supportNumbers } from '../../../schema/core/limits.ts'
import { useSession } from '../../../session/index.ts'
import { Directions } from '../../masters/index.ts'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useUntil } from '../../core/useUntil.ts'

/** Without a network: the next visit with its address, as it was read last, and whom to call. */
export function KeptVisit() {
  const t = useTranslate()
  const format = useFormat()
  const until = useUntil()
  const bilingual = useBilingual()
  const settings = useSession('settings')
  const remembered = useSession('customer')?.mobile
  const kept = useSession('nextVisit')
  const visit = kept && kept.mobile === remembered ? kept : undefined
  const phone = visit?.location.phone ?? settings?.supportNumber ?? supportNumbers.default
  return (
    <div className="kept-visit stack-tight">
      {visit && (
        <div>
          <h3 className="muted small">
            {t('landing.manage.garage.next')} · <span className="kept-visit-until">{until(visit.startAt)}</span>
          </h3>
          <p className="kept-visit-when">
            <span className="together">{format.longDay(visit.startAt)}</span> <span className="together">{format.time(visit.startAt)}</span>
          </p>
          <p>
            <strong>{bilingual(visit.location.name)}</strong>
            {visit.location.address && <span className="kept-visit-address">{bilingual(visit.location.address)}</span>}
          </p>
          <p className="muted small">
            {t('landing.done.reference')}{' '}
            <bdi dir="ltr" translate="no">
              {visit.ref}
            </bdi>
          </p>
        </div>
      )}
      <div className="kept-visit-actions">
        <a className="button button-primary" href={`tel:${phone}`}>
          <FlowIcon name="phone" size={20} />
          <span>
            {t(visit?.location.phone ? 'landing.manage.call' : 'landing.notMatched.call')} <bdi dir="ltr">{phone}</bdi>
          </span>
        </a>
        {visit && <Directions to={visit.location} />}
      </div>
    </div>
  )
}
