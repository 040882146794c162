// Handlers of the showroom on the landing.
import { findClosedModules } from '../core/time/workshop.ts'
import { forCustomer } from '../core/http/forCustomer.ts'
import { Problem } from '../core/http/problem.ts'
import type { Handlers } from '../core/services.ts'
import { depositOf, reserveCar } from './reserveCar.ts'
import { driveModelOf, listShowroom, listSimilar, showCar } from './showCars.ts'

/** The handlers by call. */
export const showroomHandlers = {
  showroomCars: ({ input, db }) => db.asSystem('the cars that the dealership offers to everybody', (tx) => listShowroom(tx, input)),
  showroomCar: ({ params, db }) =>
    db.asSystem('a car that the dealership offers to everybody', async (tx) => {
      const car = await showCar(tx, params['id'] ?? '')
      if (!car) throw new Problem('notFound')
      const drives = !(await findClosedModules(tx)).includes('testDrive')
      return {
        car,
        similar: await listSimilar(tx, car),
        deposit: car.status === 'available' ? await depositOf(tx) : null,
        driveModelId: drives ? await driveModelOf(tx, car) : null,
      }
    }),
  reserveCar: (call) => forCustomer(call, (one) => reserveCar(one, call.params['id'] ?? '')),
} satisfies Partial<Handlers>
