import { useTranslate } from '../../../i18n/index.ts'
import type { KnownPlaces } from '../../../schema/masters/calls.ts'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat } from '../../core/useFormat.ts'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { nameOfPoint } from './nameOfPoint.ts'
import type { PickedPoint } from './pickedPlace.ts'

const aKilometre = 1000

/** The name of the chosen point, as far as it is known, and its accuracy. */
export function PlaceFound({ point, known }: { point: PickedPoint; known: KnownPlaces | undefined }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const name = known && nameOfPoint(point, known)
  const { accuracy } = point
  const rough = accuracy !== undefined && accuracy >= aKilometre
  const metres = accuracy === undefined ? undefined : format.number(rough ? Math.round(accuracy / aKilometre) : accuracy)
  return (
    <div className={rough ? 'place-found place-rough' : 'place-found'} role="status">
      <FlowIcon name={rough ? 'pin' : 'check'} size={24} />
      <div>
        <strong>
          {name
            ? t(accuracy === undefined ? 'landing.place.pinNear' : 'landing.place.near', { name: bilingual(name) })
            : t(accuracy === undefined ? 'landing.place.pinSet' : 'landing.place.found')}
        </strong>
        {metres !== undefined && (
          <span className="choice-detail">{t(rough ? 'landing.place.within' : 'landing.place.accurate', { metres })}</span>
        )}
      </div>
    </div>
  )
}
