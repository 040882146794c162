import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import type { NextService } from '../../../schema/appointments/index.ts'
import { useSession, type SessionValues } from '../../../session/index.ts'
import { DueTag } from '../../appointments/index.ts'
import { usePathTo } from '../../core/navigation.ts'
import { CarPlate } from '../../../fields/plate/landingCarPlate.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat } from '../../core/useFormat.ts'
import { CarDates } from '../../vehicles/index.ts'

/** One of the person's cars: a link that books it, what it needs next, and its dates that come up. */
export function GarageCar({ car, next }: { car: SessionValues['userVehicle'][number]; next: NextService | null }) {
  const bilingual = useBilingual()
  const pathTo = usePathTo()
  const canBook = useSession('settings')?.flags['BOOK_A_SERVICE'] ?? false
  const { id, plate, vin, modelName, year, company } = car
  const name = (
    <>
      <CarPlate car={{ plate, vin }} />
      <span>
        {bilingual(modelName)} <bdi>{year}</bdi>
        {company && (
          <span className="muted small">
            {' · '}
            <bdi>{bilingual(company)}</bdi>
          </span>
        )}
      </span>
    </>
  )
  return (
    <li className="garage-car">
      {canBook ? (
        <Link href={pathTo('book-service', undefined, { car: id })} className="garage-car-name">
          {name}
        </Link>
      ) : (
        <p className="garage-car-name">{name}</p>
      )}
      {next && <NextLine next={next} />}
      <CarDates car={car} coming href={pathTo('manage-service', undefined, { tab: 'cars', car: id })} />
    </li>
  )
}

function NextLine({ next: { name, basis, km, on } }: { next: NextService }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const left = { km: format.number(km ?? 0), date: on ? format.date(on) : '' }
  const way = km !== null ? (on ? 'either' : 'inKm') : 'on'
  return (
    <p className="small garage-car-next">
      <span>{t('landing.manage.garage.due', { service: bilingual(name) })}</span>
      {basis ? <DueTag basis={basis} /> : <span className="muted">{t(`landing.manage.garage.${way}`, left)}</span>}
    </p>
  )
}
