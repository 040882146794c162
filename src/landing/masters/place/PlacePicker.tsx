import { useId, useState, type ReactNode } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { knownPlaces } from '../../../schema/masters/calls.ts'
import { Select } from '../../core/fields/Select.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useCall } from '../../core/useCall.ts'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { Note } from '../../core/parts/Note.tsx'
import { cityOf } from './nameOfPoint.ts'
import type { PickedPoint } from './pickedPlace.ts'
import { PlaceAddress } from './PlaceAddress.tsx'
import { PlaceFound } from './PlaceFound.tsx'
import { PlaceMap } from './PlaceMap.tsx'
import { useLocate } from './useLocate.ts'
import type { Picking } from './usePickedPlace.ts'
import './place.css'

const cityRadius = 15_000

/**
 * Picks a place: located by the device, chosen on a map, or a city or area where the device gives no location;
 * and its address. `children` are shown in between.
 */
export function PlacePicker({ place, children }: { place: Picking; children?: ReactNode }) {
  const t = useTranslate()
  const id = useId()
  const bilingual = useBilingual()
  const { value, needs, setPart, setPoint, pointMissing } = place
  const known = useCall(knownPlaces, {}).data
  const [naming, setNaming] = useState(false)
  const take = (point: PickedPoint) => {
    setPoint(point)
    const city = needs.address === 'needed' && known && cityOf(point, known)
    if (city && !value.address.cityId) setPart('cityId', city.id)
  }
  const { locate, asking, problem } = useLocate(take)
  const regions = [
    ...(known?.areas ?? []).map((area) => ({ ...area, accuracy: Math.round(area.km * 1000) })),
    ...(known?.cities ?? []).map((city) => ({ ...city, accuracy: cityRadius })),
  ]
  const chosen = regions.find(({ point }) => point && point.lat === value.point?.lat && point.lng === value.point.lng)
  const nameIt = needs.point === 'needed' && (naming || problem !== undefined || chosen !== undefined)
  return (
    <div className="stack">
      <button
        id="place-locate"
        type="button"
        className="button button-quiet button-wide place-locate"
        aria-busy={asking}
        aria-describedby={pointMissing ? id : undefined}
        onClick={locate}
      >
        <FlowIcon name="pin" size={22} />
        {t(asking ? 'landing.place.asking' : value.point?.accuracy !== undefined ? 'landing.place.again' : 'landing.place.locate')}
      </button>
      {problem && (
        <Note tone="caution" icon="pin" alert>
          {t(`landing.place.problems.${problem}`)}
        </Note>
      )}
      {value.point && <PlaceFound point={value.point} known={known} />}
      <PlaceMap point={value.point} known={known} onMove={take} />
      {nameIt && regions.length > 0 && (
        <Select
          id="region"
          label={t('landing.place.region')}
          hint={t('landing.place.regionHint')}
          required={false}
          config={{}}
          value={chosen?.id ?? ''}
          options={regions.filter(({ point }) => point).map((region) => ({ value: region.id, label: bilingual(region.name) }))}
          onChange={(wanted) => {
            const region = regions.find((one) => one.id === wanted)
            if (region?.point) take({ ...region.point, accuracy: region.accuracy })
            else setPoint(null)
          }}
        />
      )}
      {needs.point === 'needed' && !nameIt && !value.point && regions.length > 0 && (
        <button type="button" className="button button-plain" onClick={() => setNaming(true)}>
          {t('landing.place.name')}
        </button>
      )}
      <p id={id} className="field-error" role="alert">
        {pointMissing && t('landing.place.missing')}
      </p>
      {children}
      {needs.address === 'needed' && <PlaceAddress place={place} known={known} />}
    </div>
  )
}
