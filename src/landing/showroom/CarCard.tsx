import { Link } from 'wouter'
import type { ShowroomCar } from '../../schema/showroom/carOut.ts'
import { useCarPath } from './useCarPath.ts'
import { CarPicture } from './CarPicture.tsx'
import { useCarWords } from './useCarWords.ts'

/** A car in a list: its picture, name, price and where it stands. */
export function CarCard({ car, first = false }: { car: ShowroomCar; first?: boolean }) {
  const words = useCarWords()
  return (
    <Link href={useCarPath()(car.id)} className="car-card">
      <CarPicture car={car} first={first} />
      <span className="car-words">
        <span className="car-line">
          <span className="car-name">{words.name(car)}</span>
          <span className={car.condition === 'new' ? 'tag tag-due' : 'tag'}>{words.condition(car)}</span>
        </span>
        <span className="muted small">
          {words.trim(car)}
          {car.condition === 'used' && <> · {words.km(car)}</>}
        </span>
        <span className="car-line car-foot">
          <span className="car-price">
            <bdi>{words.price(car)}</bdi>
          </span>
          <span className="muted small">{words.place(car)}</span>
        </span>
      </span>
    </Link>
  )
}
