// Writes a lead, complaint, feedback, field request or request about data that a customer makes themselves, without checking a colleague's rights.
import { NIL, v7 as uuid } from 'uuid'
import type { Actor } from '../../src/schema/core/access.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import type { Services } from '../core/services.ts'
import { checkReferences } from '../core/commit/checkReferences.ts'
import { rulesOf } from '../core/commit/rules.ts'
import { createRecord } from '../core/commit/saveRecord.ts'
import { commit } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'

/** The resources that can be recorded this way. */
export type Recorded = 'leads' | 'complaints' | 'feedback' | 'homeService' | 'roadsideAssistance' | 'privacyRequests'

/** Writes the row: for staff with their own rights, otherwise without a check of rights. */
export async function recordForCustomer<N extends Recorded>(
  services: Services,
  tx: Scope,
  { actor, by }: { actor: Actor | null; by: ChangeActor },
  name: N,
  values: Row,
): Promise<RowOf<N>> {
  if (actor) return createRecord({ services, tx, actor }, name, values)
  const given = { ...values, id: uuid() }
  // A person who is no known customer has no files.
  await checkReferences(tx, name, values, String(values['customerId'] ?? NIL))
  const rules = rulesOf(services, name)
  const first = await rules?.onCreateByCustomer?.({ services, tx }, given)
  const row = await commit({ services, tx }, { resource: name, action: 'create', values: { ...given, ...first }, by })
  await rules?.afterCreate?.({ services, tx, by }, row)
  return row
}
