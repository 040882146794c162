// A car for sale for the head of its page.
import { wordKey } from '../../src/schema/core/dataKeys.ts'
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import { idValue } from '../../src/schema/core/values.ts'
import { formatFor } from '../../src/i18n/format.ts'
import type { Scope } from '../core/db/repository.ts'
import type { Described } from '../core/http/described.ts'
import type { Services } from '../core/services.ts'
import { regionOf } from '../core/time/region.ts'
import { findSettings } from '../core/time/workshop.ts'
import { describeCar } from './describeCar.ts'
import { showCar } from './showCars.ts'

/** Its description in a language; undefined for an id that is none, or of no car. */
export async function describeShownCar(
  { texts }: Pick<Services, 'texts'>,
  tx: Scope,
  id: string,
  language: LanguageWord,
): Promise<Described | undefined> {
  const car = idValue.safeParse(id).success ? await showCar(tx, id) : undefined
  if (!car) return undefined
  const settings = await findSettings(tx)
  const region = regionOf(settings)
  const format = formatFor(language, region)
  const { code } = languages[language]
  return describeCar(
    car,
    code,
    { currency: region.currency, dealer: settings.name[code] },
    {
      condition: texts(language, wordKey('carCondition', car.condition)),
      km: texts(language, 'landing.showroom.km', { km: format.number(car.mileageKm) }),
      price: format.wholeMoney(car.price),
    },
  )
}
