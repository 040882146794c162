import { useTranslate } from '../../i18n/index.ts'
import { noPlateText, type NamedCar } from '../../schema/core/carMark.ts'
import { Plate } from './landingPlate.tsx'

/** A car's plate, or that it has none yet. */
export function CarPlate({ car: { plate, vin }, size = 'small' }: { car: NamedCar; size?: 'small' | 'medium' }) {
  const t = useTranslate()
  return plate ? <Plate plate={plate} size={size} /> : <bdi className="no-plate">{noPlateText(t, vin)}</bdi>
}
