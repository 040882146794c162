import { useTranslate } from '../../i18n/index.ts'
import { useIdentity } from '../customers/index.ts'
import { Choice } from '../core/parts/Choice.tsx'
import { CarPlate } from '../../fields/plate/landingCarPlate.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useLead } from './leadRequest.tsx'

/** The cars of a known person: one press sets make and model. */
export function OwnCars() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { vehicles } = useIdentity()
  const { change, masters } = useLead()
  if (vehicles.length === 0) return null
  return (
    <fieldset className="choices">
      <legend className="part-title">{t('landing.lead.car.yours')}</legend>
      {vehicles.map(({ id, plate, vin, makeId, model, modelName, year }) => {
        const make = masters?.makes.find((one) => one.id === makeId)
        return (
          <Choice
            key={id}
            name="car"
            checked={false}
            start={<CarPlate car={{ plate, vin }} />}
            title={`${make ? bilingual(make.name) : ''} ${bilingual(modelName)}`}
            detail={<bdi>{year}</bdi>}
            onChange={() => change({ makeId, model })}
          />
        )
      })}
    </fieldset>
  )
}
