import { useSearchParams } from 'wouter'
import { FlowPage } from '../customers/index.ts'
import { later } from '../core/later.ts'
import { CarListWaiting } from './CarListWaiting.tsx'
import './showroom.css'

const CarList = later(() => import('./CarList.tsx').then((file) => file.CarList))
const CarView = later(() => import('./CarView.tsx').then((file) => file.CarView))
const ReserveCar = later(() => import('./ReserveCar.tsx').then((file) => file.ReserveCar))

/** The showroom: the list of cars for sale, or one car of it, or reserving that car, which needs a proven mobile. */
export function Showroom() {
  const [query] = useSearchParams()
  const car = query.get('car')
  if (car && query.has('reserve'))
    return (
      <FlowPage page="shop-now" proof="book">
        {() => (
          <div className="flow flow-narrow">
            <ReserveCar id={car} />
          </div>
        )}
      </FlowPage>
    )
  return (
    <FlowPage key={car} page="shop-now" proof="nobody" waiting={<CarListWaiting />}>
      {() => (car ? <CarView id={car} /> : <CarList />)}
    </FlowPage>
  )
}
