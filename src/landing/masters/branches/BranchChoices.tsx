import { useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { kilometres, type GeoPoint } from '../../../schema/core/values/geo.ts'
import type { LandingLocation } from '../../../schema/masters/index.ts'
import { Choice } from '../../core/parts/Choice.tsx'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useLocate } from '../place/useLocate.ts'
import { directionsTo } from './directionsTo.ts'
import './branches.css'

/** What is chosen: a branch, or something at a branch. */
interface BranchItem {
  key: string
  location: LandingLocation
  /** What tells it from others at the same branch. */
  more?: string | undefined
}
interface BranchChoicesProps {
  legend: string
  /** Whether the legend is for screen readers only. */
  silent?: boolean
  /** Whether a tap on a branch goes on to the next step. */
  goesOn?: boolean
  name: string
  items: readonly BranchItem[]
  chosen: string | undefined
  onChoose: (key: string) => void
}

/** Branches to choose from, with address, today's hours, map, and their distance, the nearest first, once the person's place is known. */
export function BranchChoices({ legend, silent = false, goesOn = true, name, items, chosen, onChoose }: BranchChoicesProps) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const [here, setHere] = useState<GeoPoint>()
  const { locate, asking, problem } = useLocate(setHere)
  const away = ({ point }: LandingLocation) => (here && point ? kilometres(here, point) : undefined)
  const sorted = here ? items.toSorted((one, other) => (away(one.location) ?? Infinity) - (away(other.location) ?? Infinity)) : items
  const detailsOf = ({ name: branch, city, address, today }: LandingLocation, more: string | undefined, km: number | undefined) => {
    const inCity = city ? bilingual(city) : ''
    // Dealers write the city into names and addresses; it is shown once.
    const place = [...new Set([...(address ? bilingual(address).split(/\s*[,،]\s*/) : []), inCity])]
      .filter((part) => part !== inCity || !bilingual(branch).includes(inCity))
      .join(' · ')
    const hours = today?.map(({ from, to }) => `${format.clock(from)} – ${format.clock(to)}`).join(', ')
    return [
      place,
      today && (hours ? t('landing.branch.today', { hours }) : t('landing.branch.closed')),
      km !== undefined && t('landing.branch.away', { km: format.number(km < 10 ? Math.round(km * 10) / 10 : Math.round(km)) }),
      more,
    ].filter((line): line is string => typeof line === 'string' && line !== '')
  }
  return (
    <fieldset className="choices">
      <legend className={silent ? 'out-of-sight' : 'part-title'}>{legend}</legend>
      {!here && items.some(({ location }) => location.point) && (
        <button type="button" className="button button-plain back-link" onClick={locate} aria-busy={asking}>
          <FlowIcon name="pin" size={20} />
          {t(asking ? 'landing.place.asking' : 'landing.branch.nearest')}
        </button>
      )}
      {problem && (
        <p className="field-error" role="alert">
          {t(`landing.branch.problems.${problem}`)}
        </p>
      )}
      {sorted.map(({ key, location, more }) => {
        const distance = away(location)
        const map = directionsTo(location)
        return (
          <div key={key} className={map ? 'branch branch-mapped' : 'branch'}>
            <Choice
              alone={goesOn}
              name={name}
              checked={key === chosen}
              start={
                <span className="choice-icon">
                  <FlowIcon name="pin" />
                </span>
              }
              title={bilingual(location.name)}
              detail={detailsOf(location, more, distance).map((line) => (
                <span key={line} className="fact-line">
                  {line}
                </span>
              ))}
              onChange={() => onChoose(key)}
            />
            {map && (
              <a
                className="branch-map"
                href={map}
                target="_blank"
                rel="noreferrer"
                aria-label={t('landing.branch.map', { name: bilingual(location.name) })}
              >
                <FlowIcon name="map" size={22} />
              </a>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
