// A company with a car, whose contact somebody is.
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Running } from '../core/server/eachServer.ts'
import { newPlate } from '../core/server/people.ts'

let made = 0

/** Makes one that has no mobile of its own. */
export async function companyFor(running: Running, contactId: string): Promise<{ id: string; vehicleId: string }> {
  const maker = makerOf(running)
  made += 1
  const { id } = await maker.insert('customers', {
    ...{ kind: 'company', names: { en: 'Al Rawabi', ar: 'الروابي' }, commercialRegistration: `20${String(made).padStart(8, '0')}` },
    ...{ firstName: null, lastName: null, mobile: null, languageId: '1', contacts: [{ customerId: contactId, role: 'fleet' }] },
  })
  const car = await maker.insert('vehicles', { customerId: id, plate: newPlate(), status: 'Approved' })
  return { id, vehicleId: car.id }
}
