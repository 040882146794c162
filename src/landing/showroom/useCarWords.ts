import { useTranslate } from '../../i18n/index.ts'
import type { ShowroomCar } from '../../schema/showroom/carOut.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'

/** Words about a car for sale in the person's language. */
export function useCarWords() {
  const t = useTranslate()
  const bilingual = useBilingual()
  const format = useFormat()
  return {
    name: ({ make, modelName }: ShowroomCar) => `${bilingual(make)} ${bilingual(modelName)}`,
    trim: ({ trim, year }: ShowroomCar) => [trim && bilingual(trim), year].filter(Boolean).join(' · '),
    condition: ({ condition }: ShowroomCar) => t(wordKey('carCondition', condition)),
    km: ({ mileageKm }: ShowroomCar) => t('landing.showroom.km', { km: format.number(mileageKm) }),
    place: ({ location }: ShowroomCar) => bilingual(location.name),
    price: ({ price }: ShowroomCar) => format.wholeMoney(price),
  }
}
