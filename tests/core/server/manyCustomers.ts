// Customers by the hundred, each with a car and an open session, written straight into the tables: for crowds.
import { insertRows } from '../../../server/core/db/writes.ts'
import { completeRow } from '../../../server/core/db/repository.ts'
import type { Services } from '../../../server/core/services.ts'
import { openSession } from '../../../server/core/access/sessions.ts'
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
  services: Services,
  { id: tenantId, makeId }: Pick<TestTenant, 'id' | 'makeId'>,
  count: number,
): Promise<OneOfMany[]> {
  return services.engine.scoped(tenantId, async (tx) => {
    const customers = Array.from({ length: count }, () =>
      completeRow('customers', { firstName: 'Sara', lastName: 'Alharbi', mobile: newMobile(), languageId: '1' }, null, services.now()),
    )
    const vehicles = customers.map(({ id: customerId }) =>
      completeRow('vehicles', { customerId, plate: newPlate(), makeId, model: 'Camry', year: 2022 }, null, services.now()),
    )
    await insertRows(tx, 'customers', customers)
    await insertRows(tx, 'vehicles', vehicles)
    const people: OneOfMany[] = []
    for (const [place, { id, mobile }] of customers.entries()) {
      const token = await openSession(tx, tenantId, { audience: 'customer', subjectId: id, mobile }, services.now())
      people.push({ id, mobile: mobile ?? '', token, vehicleId: vehicles[place]?.id ?? '' })
    }
    return people
  })
}
