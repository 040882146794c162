// Customers by the hundred, each with a car and an open session, written straight into the tables: for crowds.
import { completeRow, insertRows } from '../../server/db/repository.ts'
import type { House } from '../../server/house.ts'
import { openSession } from '../../server/sessions.ts'
import { newMobile, newPlate } from './people.ts'
import type { TestTenant } from './tenants.ts'

interface OneOfMany {
  id: string
  vehicleId: string
  mobile: string
  token: string
}

/** Makes them. */
export function manyCustomers(
  house: House,
  { id: tenantId, makeId }: Pick<TestTenant, 'id' | 'makeId'>,
  count: number,
): Promise<OneOfMany[]> {
  return house.engine.scoped(tenantId, async (tx) => {
    const customers = Array.from({ length: count }, () =>
      completeRow('customers', { firstName: 'Sara', lastName: 'Alharbi', mobile: newMobile(), languageId: '1' }, null, house.now()),
    )
    const vehicles = customers.map(({ id: customerId }) =>
      completeRow('vehicles', { customerId, plate: newPlate(), makeId, model: 'Camry', year: 2022 }, null, house.now()),
    )
    await insertRows(tx, 'customers', customers)
    await insertRows(tx, 'vehicles', vehicles)
    const people: OneOfMany[] = []
    for (const [place, { id, mobile }] of customers.entries()) {
      const token = await openSession(tx, tenantId, { audience: 'customer', subjectId: id, mobile }, house.now())
      people.push({ id, mobile, token, vehicleId: vehicles[place]?.id ?? '' })
    }
    return people
  })
}
