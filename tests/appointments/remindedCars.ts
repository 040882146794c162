// Cars whose owners are written to, as tests of reminders need them.
import { sql } from 'kysely'
import type { Row } from '../../server/core/db/rows.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import type { Running } from '../core/server/eachServer.ts'
import { newMobile } from '../core/server/people.ts'

/** The consents of somebody who agreed to marketing, or who withdrew that. */
export const consent = (granted: boolean) => [
  { purpose: 'marketing', channel: 'all', granted, at: '2026-01-01T00:00:00.000Z', textVersion: '1' },
]

/** An owner who agreed, who reads Arabic. */
export const ownerOf = (running: Running, values: Row = {}): Promise<Row> =>
  makerOf(running).insert('customers', {
    ...{ mobile: newMobile(), firstName: 'Huda', consents: consent(true), languageId: '2', mergedIntoId: null, erasedAt: null },
    ...values,
  })

/** An approved car with 12,000 km and no service, its visits, and what its owner was sent of a kind. */
export async function remindedCar(running: Running, kind: string, values: Row = {}, customer?: Row) {
  const { id: customerId, mobile } = customer ?? (await ownerOf(running))
  const { id } = await makerOf(running).insert('vehicles', {
    ...{ customerId, makeId: running.tenants.noor.makeId, status: 'Approved', mileageKm: 12_000, mileageAt: '2026-11-01' },
    ...{ deliveredOn: null, deletedAt: null, registrationEnd: null, inspectionEnd: null, insuranceEnd: null, warrantyEnd: null },
    ...values,
  })
  const sent = async (): Promise<string[]> => {
    const { rows } = await running.services.engine.scoped('noor', (tx) =>
      sql<{ body: string }>`select body from messages where recipient = ${mobile} and kind = ${kind} order by "createdAt", id`.execute(tx),
    )
    return rows.map(({ body }) => body)
  }
  const visit = (row: Row) =>
    makerOf(running).insert('appointments', { customerId, vehicleId: id, type: 'service', closure: 'none', services: [], ...row })
  return { id, customerId, mobile, sent, visit, count: async () => (await sent()).length }
}
