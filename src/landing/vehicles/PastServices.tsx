import { useState } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { Missing } from '../core/parts/Missing.tsx'
import { Skeletons } from '../core/parts/Skeletons.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useCall } from '../core/useCall.ts'
import { useFormat } from '../core/useFormat.ts'
import { serviceHistory } from '../../schema/vehicles/calls.ts'

const few = 3
const limit = 100

/** Past services of a car, latest first, each with a link to book it again. */
export function PastServices({ vehicleId }: { vehicleId: string }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const pathTo = usePathTo()
  const [size, setSize] = useState(few)
  const { data, failed, again } = useCall(serviceHistory, { vehicleId, page: 1, size })
  return (
    <section className="stack" aria-labelledby="past-services">
      <h3 id="past-services" className="part-title list-past">
        {t('landing.cars.services')}
      </h3>
      {failed && <Missing again={again} />}
      {!data && !failed && <Skeletons count={2} height={140} />}
      {data?.total === 0 && <p className="muted">{t('landing.cars.noServices')}</p>}
      <ul className="choices">
        {data?.data.map(({ id, ref, startAt, services, totals, mileageIn, location }) => (
          <li key={id} className="card past-service">
            <div className="list-head">
              <strong>{format.date(startAt)}</strong>
              <strong>
                <bdi>{format.money(totals.gross, totals.currency)}</bdi>
              </strong>
            </div>
            <p>{services.map(({ name }) => bilingual(name)).join(' · ')}</p>
            <p className="muted small">
              {[location && bilingual(location), mileageIn !== null && t('landing.cars.km', { km: format.number(mileageIn) })]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <Link href={pathTo('book-service', undefined, { again: id })} className="button button-quiet">
              {t('landing.manage.again')}
              <span className="out-of-sight"> {ref}</span>
            </Link>
          </li>
        ))}
      </ul>
      {data && data.total > size && (
        <button type="button" className="button button-plain" onClick={() => setSize(limit)}>
          {t('landing.cars.allServices')}
        </button>
      )}
    </section>
  )
}
