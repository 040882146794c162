import { useEffect } from 'react'
import { Link } from 'wouter'
import { press } from '../../http/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { useSession, type SessionValues } from '../../session/index.ts'
import { OpenFieldRequests } from '../fieldService/index.ts'
import { leave, useIdentity } from '../customers/index.ts'
import { usePathTo } from '../core/navigation.ts'
import { Plate } from '../../fields/plate/landingPlate.tsx'

const shownVehicles = 3

const lineOf = ({ plate, model, year }: SessionValues['userVehicle'][number]) => (
  <>
    <Plate plate={plate} size="small" />
    <span>
      {model} <bdi>{year}</bdi>
    </span>
  </>
)

/** Greets a known person, with their cars and the most likely actions. */
export function Greeting() {
  const t = useTranslate()
  const pathTo = usePathTo()
  const { customer, vehicles } = useIdentity()
  const canBook = useSession('settings')?.flags['BOOK_A_SERVICE'] ?? false
  useEffect(() => void delete document.documentElement.dataset['known'], [])
  return (
    <div className="stack">
      <h2>{t('landing.search.hello', { name: customer?.firstName ?? '' })}</h2>
      <OpenFieldRequests />
      {vehicles.length > 0 && (
        <ul className="greeting-cars">
          {vehicles.slice(0, shownVehicles).map((vehicle) => (
            <li key={vehicle.id}>
              {canBook ? <Link href={pathTo('book-service', undefined, { car: vehicle.id })}>{lineOf(vehicle)}</Link> : lineOf(vehicle)}
            </li>
          ))}
        </ul>
      )}
      {vehicles.length > shownVehicles && (
        <p className="muted small">{t('landing.search.moreCars', { smart_count: vehicles.length - shownVehicles })}</p>
      )}
      {canBook && (
        <Link href={pathTo('book-service')} className="button button-primary button-wide">
          {t('landing.pages.book-service.title')}
        </Link>
      )}
      <div className="button-row greeting-end">
        <button type="button" className="button button-plain" onClick={press(() => leave())}>
          {t('landing.search.notYou')}
        </button>
      </div>
    </div>
  )
}
