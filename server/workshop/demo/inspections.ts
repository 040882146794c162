// Demo inspection sheets of cars that are in the workshop.
import { inspectionPoints } from '../../../src/schema/workshop/inspection.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { hoursAgo, type DemoContext } from '../../masters/demo/index.ts'

/** A sheet for each of the bookings: mostly in order, with findings that differ; every third is not finished. */
export function makeInspections(context: DemoContext, bookings: readonly RowOf<'appointments'>[]): RowOf<'inspectionResults'>[] {
  const { random } = context
  return bookings.flatMap(({ id: appointmentId, status, locationId, advisorId, technicianId }, place) => {
    const at = hoursAgo(context, 1 + random.next() * 2)
    const [first, second, third] = random.shuffled(inspectionPoints)
    const points = place % 3 === 2 ? inspectionPoints.slice(0, 13) : inspectionPoints
    return points.map((point) =>
      demoRow(
        'inspectionResults',
        { id: random.id(at), at, by: technicianId ?? advisorId },
        {
          ...{ appointmentId, status, locationId, advisorId, technicianId, point },
          mark: point === first ? 'now' : point === second || (place % 2 === 0 && point === third) ? 'soon' : 'fine',
        },
      ),
    )
  })
}
