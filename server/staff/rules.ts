// Colleagues and the views that they keep.
import { sql } from 'kysely'
import { designationOf } from '../../src/schema/staff/designationOf.ts'
import { findBy, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { closeOtherSessions } from '../core/access/sessions.ts'
import { forgetStaff } from './forgetStaff.ts'
import { hashPassword } from './signIn.ts'
import { notifyOfAccount } from './notifyOfAccount.ts'
import { administratorDesignation, guardCreation, guardDeletion, guardRights, isAdministrator } from './administrators.ts'
import { differs, refuse } from '../core/commit/checks.ts'
import type { Rules } from '../core/commit/rules.ts'

const hashed = async (values: Row): Promise<Row> =>
  typeof values['password'] === 'string' ? { ...values, password: await hashPassword(values['password']) } : values
/** A view belongs to the person who creates it. */
export const savedViewRules: Rules<'savedViews'> = { onCreate: ({ actor }) => Promise.resolve({ ownerId: actor.id }) }
// Specification, section 6: the department determines the designation.
const designationFor = async (tx: Scope, department: unknown): Promise<string | undefined> =>
  (await findBy(tx, 'designation', { role: designationOf[department as RowOf<'staff'>['department']] }))?.id
/** Rules of the groups of the company's sign-in. */
export const signInGroupRules: Rules<'signInGroups'> = {
  onCreate: ({ tx }, values) => mapped(tx, values, values),
  onUpdate: ({ tx }, before, changes) => mapped(tx, { ...before, ...changes }, changes),
}
// Otherwise one administrator would make others by a group, without the consent of a second one.
async function mapped(tx: Scope, values: Row, changes: Row): Promise<Row> {
  const designationId = values['designationId'] ?? (await designationFor(tx, values['department']))
  if (!designationId) throw refuse('designationId', 'validation.required')
  if (isAdministrator({ ...values, designationId }, await administratorDesignation(tx)))
    throw refuse('designationId' in changes ? 'designationId' : 'department', 'validation.administratorMapped')
  return { designationId }
}
/** Rules of staff. */
export const staffRules: Rules<'staff'> = {
  prepare: hashed,
  onCreate: async (context, values) => {
    const { tx } = context
    const chosen = values['designationId'] ?? (await designationFor(tx, values['department']))
    if (!chosen) throw refuse('designationId', 'validation.required')
    await guardCreation(context, { ...values, designationId: chosen })
    return { designationId: chosen }
  },
  onDelete: async (context, before) => {
    await guardDeletion(context, before)
    await forgetStaff(context.tx, before.id)
    return {}
  },
  onUpdate: async (context, before, changes) => {
    const { services, tx } = context
    // A new department sets its designation, unless another one is given.
    const moved = differs(before, changes, 'department') && !differs(before, changes, 'designationId')
    const designationId = moved ? await designationFor(tx, changes['department']) : undefined
    const derived = designationId ? { designationId } : {}
    const until = await guardRights(context, before, { ...changes, ...derived })
    if ('password' in changes) {
      // Sessions opened with the old password are ended.
      await closeOtherSessions(tx, before.id, null)
      await notifyOfAccount(services, tx, before, 'password')
    }
    if (differs(before, changes, 'email')) {
      // The new address may be somebody else's at the company.
      await sql`delete from "companyAccounts" where "staffId" = ${before.id}`.execute(tx)
      await notifyOfAccount(services, tx, before, 'email')
    }
    return { ...derived, ...until }
  },
}
