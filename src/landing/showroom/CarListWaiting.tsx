import { CarSkeletons } from './CarSkeletons.tsx'
import { ShowroomHead } from './ShowroomHead.tsx'

/** The list of cars before it is loaded, in its shape. */
export function CarListWaiting() {
  return (
    <div className="showroom flow-waits">
      <ShowroomHead />
      <div className="showroom-filters" />
      <div className="showroom-main">
        <div className="showroom-bar showroom-bar-waits" />
        <CarSkeletons count={6} />
      </div>
    </div>
  )
}
