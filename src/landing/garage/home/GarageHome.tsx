import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import { ownGarage } from '../../../schema/appointments/calls.ts'
import type { OutputOf } from '../../../schema/endpoints.ts'
import { session, useSession } from '../../../session/index.ts'
import { useIdentity } from '../../customers/index.ts'
import { useKeepNextVisit } from '../../appointments/index.ts'
import { OpenFieldRequests } from '../../fieldService/index.ts'
import { usePathTo } from '../../core/navigation.ts'
import { useCall } from '../../core/useCall.ts'
import { useWhileSeen } from '../../core/useWhileSeen.ts'
import { GarageCar } from './GarageCar.tsx'
import { NextVisit } from './NextVisit.tsx'
import './garageHome.css'

const shownCars = 3
type Garage = OutputOf<'ownGarage'>

// Their addresses expire.
const withoutPhotos = ({ visit, cars }: Garage): Garage => ({
  cars,
  visit: visit && { ...visit, work: visit.work && { ...visit.work, photos: [] } },
})

/** What a known person comes for: the next visit or the car in the workshop, open requests, and their cars with what each needs next. */
export function GarageHome() {
  const t = useTranslate()
  const pathTo = usePathTo()
  const { mobile, vehicles } = useIdentity()
  const canBook = useSession('settings')?.flags['BOOK_A_SERVICE'] ?? false
  const kept = useSession('garage')
  const { data: loaded, again } = useCall(ownGarage, {})
  useWhileSeen(again)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => void delete document.documentElement.dataset['known'], [])
  // Shown at once at the next visit, also without a network; the height keeps what lies below in its place.
  useEffect(() => {
    const height = place.current?.closest<HTMLElement>('.hero-card')?.offsetHeight
    if (loaded && mobile && height) session.set('garage', { mobile, data: withoutPhotos(loaded), height })
  }, [loaded, mobile])
  useKeepNextVisit(loaded && (loaded.visit ? [loaded.visit.appointment] : []), true)
  const data = loaded ?? (kept?.mobile === mobile ? kept?.data : undefined)
  const cars = data?.cars ?? vehicles.map((vehicle) => ({ vehicle, next: null }))
  const visit = data?.visit
  return (
    <div ref={place} className="stack">
      {visit && <NextVisit visit={visit} />}
      <OpenFieldRequests />
      {cars.length > 0 && (
        <ul className="garage-cars">
          {cars.slice(0, shownCars).map(({ vehicle, next }) => (
            <GarageCar key={vehicle.id} car={vehicle} next={next} />
          ))}
        </ul>
      )}
      {cars.length > shownCars && (
        <Link href={pathTo('manage-service', undefined, { tab: 'cars' })} className="button button-plain">
          {t('landing.search.moreCars', { smart_count: cars.length - shownCars })}
        </Link>
      )}
      {canBook && (
        <Link href={pathTo('book-service')} className={`button ${visit ? 'button-quiet' : 'button-primary'} button-wide`}>
          {t('landing.pages.book-service.title')}
        </Link>
      )}
    </div>
  )
}
