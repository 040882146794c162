// The masters that the landing offers to choose from.
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { fileAddress } from '../core/files/fileAddress.ts'
import { readRows, type Scope } from '../core/db/repository.ts'

/** The active ones. */
export async function listForLanding(tx: Scope): Promise<OutputOf<'landingMasters'>> {
  const active = { page: 1, size: 1000, conditions: [sql`active`] }
  const makes = await readRows(tx, 'makes', active)
  const listed = await readRows(tx, 'models', active)
  const colours = await readRows(tx, 'colours', active)
  const cities = await readRows(tx, 'cities', active)
  const leadTypes = await readRows(tx, 'clientLeadType', active)
  const contactMethods = await readRows(tx, 'contactMethod', active)
  const models = []
  for (const model of listed) models.push({ ...model, image: await fileAddress(tx, model.image) })
  return { makes, models, colours, cities, leadTypes, contactMethods }
}
