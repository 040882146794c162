// A lead, a complaint, feedback or a request for a driver that comes from the customer's own side, where no colleague's rights are asked.
import { NIL, v7 as uuid } from 'uuid'
import { completeRow, insertRows, type RowOf, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { Caller, House } from '../house.ts'
import { auditChange } from './auditChange.ts'
import { checkReferences } from './checkReferences.ts'
import { noticeChange } from './noticeChange.ts'
import { rules } from './rules/index.ts'
import { newCaseValues } from './rules/caseTimes.ts'
import { newHomeServiceValues, newRoadsideValues } from './rules/drives.ts'
import type { Rules } from './rules/rules.ts'
import { newLeadValues } from './rules/leads.ts'
import { createRecord } from './saveRecord.ts'

const firstValues = {
  leads: newLeadValues,
  complaints: newCaseValues('complaints'),
  feedback: newCaseValues('feedback'),
  homeService: newHomeServiceValues,
  roadsideAssistance: newRoadsideValues,
}
/** What may be recorded so. */
export type Recorded = keyof typeof firstValues

/** Writes the row: by a colleague with the rights they have, else by nobody of the house. */
export async function recordForCustomer<N extends Recorded>(
  house: House,
  tx: Scope,
  { actor }: Pick<Caller, 'actor'>,
  name: N,
  values: Row,
): Promise<RowOf<N>> {
  if (actor) return createRecord({ house, tx, actor }, name, values)
  const given = { ...values, id: uuid() }
  // Who is not known has no files.
  await checkReferences(tx, name, values, String(values['customerId'] ?? NIL))
  const now = house.now()
  const row = completeRow(name, { ...given, ...(await firstValues[name]({ house, tx }, given)) }, null, now)
  await insertRows(tx, name, [row])
  await auditChange(tx, { resource: name, rowId: row.id, action: 'create', before: {}, after: row, by: null, now })
  await noticeChange(house, tx, name, { before: {}, after: row, by: null })
  await (rules[name] as Rules<N> | undefined)?.afterCreate?.({ house, tx }, row)
  return row
}
