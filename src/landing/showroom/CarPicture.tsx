import type { ShowroomCar } from '../../schema/showroom/carOut.ts'
import { CarDrawing } from './CarDrawing.tsx'

/** A car's first photo, or a drawing of it, on the showroom's floor. Decorative: the car's name is beside it. */
export function CarPicture({ car, first = false }: { car: ShowroomCar; first?: boolean }) {
  const [photo] = car.photos
  return (
    <span className="car-stage">
      {photo ? (
        <img src={photo} alt="" width="1920" height="1080" loading={first ? 'eager' : 'lazy'} decoding="async" />
      ) : (
        <CarDrawing car={car} />
      )}
    </span>
  )
}
