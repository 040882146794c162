import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import type { CustomerVisit } from '../../../schema/appointments/index.ts'
import { StageNow } from '../../appointments/index.ts'
import { Directions } from '../../masters/index.ts'
import { usePathTo } from '../../core/navigation.ts'
import { CallBranch } from '../../core/parts/CallBranch.tsx'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { CarPlate } from '../../../fields/plate/landingCarPlate.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useUntil } from '../../core/useUntil.ts'
import { PayLink } from '../../payments/index.ts'
import { useMayChange } from '../useMayChange.ts'
import { SaveRecord } from '../SaveRecord.tsx'
import { WorkFound } from '../WorkFound.tsx'

/** The next visit, with the time until it and what can be done about it; in the workshop, its stage and the work to decide on; then its record. */
export function NextVisit({ visit: { appointment, work } }: { visit: CustomerVisit }) {
  const t = useTranslate()
  const format = useFormat()
  const until = useUntil()
  const bilingual = useBilingual()
  const pathTo = usePathTo()
  const mayChange = useMayChange(appointment)
  const { id, startAt, status, location, vehicle, driveCar } = appointment
  const coming = status === 'pending'
  const over = status === 'delivered'
  const car = vehicle
    ? `${bilingual(vehicle.make)} ${bilingual(vehicle.model)}`
    : driveCar && `${bilingual(driveCar.make)} ${bilingual(driveCar.model)}`
  const address = (act?: string) => pathTo('manage-service', undefined, { booking: id, ...(act ? { act } : {}) })
  return (
    <section className="next-visit" aria-labelledby="next-visit">
      <h3 id="next-visit" className="next-visit-label">
        {t(`landing.manage.garage.${labelOf(status)}`)}
      </h3>
      <div className="next-visit-facts">
        {coming && <p className="next-visit-when">{until(startAt)}</p>}
        {coming || over ? (
          <p>
            <span className="together">{format.longDay(startAt)}</span> <strong className="together">{format.time(startAt)}</strong>
          </p>
        ) : (
          <StageNow job={appointment} />
        )}
        <p className="muted small">{bilingual(location.name)}</p>
        <p className="next-visit-car">
          {vehicle && <CarPlate car={vehicle} />}
          <span>{car}</span>
        </p>
      </div>
      {work && <WorkFound work={work} />}
      <SaveRecord visit={appointment} />
      {!coming && <PayLink appointment={appointment} />}
      <div className="done-actions">
        {!over && <Directions to={location} />}
        {coming && mayChange ? (
          <Link href={address('move')} className="button button-quiet">
            <FlowIcon name="clock" size={20} />
            {t('landing.manage.move')}
          </Link>
        ) : (
          <CallBranch phone={location.phone} />
        )}
      </div>
      <Link href={address()} className="button button-plain button-wide">
        {t('landing.manage.garage.details')}
      </Link>
    </section>
  )
}

function labelOf(status: CustomerVisit['appointment']['status']): 'next' | 'here' | 'ready' | 'last' {
  if (status === 'pending') return 'next'
  if (status === 'completed') return 'ready'
  return status === 'delivered' ? 'last' : 'here'
}
