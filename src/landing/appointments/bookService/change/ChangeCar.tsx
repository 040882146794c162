import { useTranslate } from '../../../../i18n/index.ts'
import { CarPlate } from '../../../../fields/plate/landingCarPlate.tsx'
import { Choice } from '../../../core/parts/Choice.tsx'
import { useBilingual } from '../../../core/useBilingual.ts'
import { useBooking } from '../booking.tsx'
import { useReplan } from './useReplan.ts'

/** The person's cars, and the way to add one. */
export function ChangeCar() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { draft, vehicles, go } = useBooking()
  const { pending, replan } = useReplan()
  return (
    <fieldset className="choices" aria-busy={pending !== undefined}>
      <legend className="out-of-sight">{t('landing.book.vehicle.title')}</legend>
      {vehicles.map(({ id, plate, vin, modelName, year, company }) => (
        <Choice
          key={id}
          name="vehicle"
          checked={id === (pending?.vehicleId ?? draft.vehicleId)}
          start={<CarPlate car={{ plate, vin }} />}
          title={bilingual(modelName)}
          detail={
            <>
              <bdi>{year}</bdi>
              {company && (
                <>
                  {' · '}
                  <bdi>{bilingual(company)}</bdi>
                </>
              )}
            </>
          }
          onChange={() => replan({ vehicleId: id })}
        />
      ))}
      <button type="button" className="button button-plain back-link" onClick={() => go('vehicle')}>
        {t('landing.book.vehicle.add')}
      </button>
    </fieldset>
  )
}
