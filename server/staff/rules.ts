// Colleagues and the views that they keep.
import { designationOf } from '../../src/schema/staff/designationOf.ts'
import { findBy, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { closeOtherSessions } from '../core/access/sessions.ts'
import { forgetStaff } from './forgetStaff.ts'
import { hashPassword } from './signIn.ts'
import { notifyOfAccount } from './notifyOfAccount.ts'
import { differs, refuse } from '../core/commit/checks.ts'
import type { Rules } from '../core/commit/rules.ts'

const hashed = async (values: Row): Promise<Row> =>
  typeof values['password'] === 'string' ? { ...values, password: await hashPassword(values['password']) } : values
/** A view belongs to the person who creates it. */
export const savedViewRules: Rules<'savedViews'> = { onCreate: ({ actor }) => Promise.resolve({ ownerId: actor.id }) }
// Specification, section 6: the department determines the designation.
const designationFor = async (tx: Scope, department: unknown): Promise<string | undefined> =>
  (await findBy(tx, 'designation', { role: designationOf[department as RowOf<'staff'>['department']] }))?.id
/** Rules of staff. */
export const staffRules: Rules<'staff'> = {
  prepare: hashed,
  onCreate: async ({ tx }, { designationId, department }) => {
    const chosen = designationId ?? (await designationFor(tx, department))
    if (!chosen) throw refuse('designationId', 'validation.required')
    return { designationId: chosen }
  },
  onDelete: async ({ tx }, { id }) => {
    await forgetStaff(tx, id)
    return {}
  },
  onUpdate: async ({ services, tx }, before, changes) => {
    if ('password' in changes) {
      // Sessions opened with the old password are ended.
      await closeOtherSessions(tx, before.id, null)
      await notifyOfAccount(services, tx, before, 'password')
    }
    if (differs(before, changes, 'email')) await notifyOfAccount(services, tx, before, 'email')
    // A new department sets its designation, unless another one is given.
    if (!differs(before, changes, 'department') || differs(before, changes, 'designationId')) return {}
    const designationId = await designationFor(tx, changes['department'])
    return designationId ? { designationId } : {}
  },
}
