// Sessions of staff who proved with a passkey who they are.
import { openSession } from '../core/access/sessions.ts'
import { describeStaff } from '../core/access/describeStaff.ts'
import { findRow } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import type { Call } from '../core/services.ts'
import { staffDevice } from './limitSignIn.ts'
import { checkNewPasskey, keepPasskey, subjectOf } from './passkeys.ts'
import { recordSignIn } from './recordSignIn.ts'
import { requireOwnWay } from './singleSignOn/passwordAllowed.ts'

/** Opens the session of somebody whose passkey answered, on a device that is known from now on. */
export const enterByPasskey = (
  { services, address, userAgent, device }: Call<unknown>,
  { tenantId, staffId }: { tenantId: string; staffId: string },
) =>
  services.engine.scoped(tenantId, async (tx) => {
    const who = await describeStaff(tx, tenantId, staffId)
    const staff = who && (await findRow(tx, 'staff', staffId))
    if (!staff) throw new Problem('passkeyFailed')
    await requireOwnWay(services, tx, staff)
    const origin = { address, userAgent }
    await recordSignIn(services, tx, staffId, 'success', origin)
    device.remember(staffDevice(tenantId, staff))
    return { token: await openSession(tx, tenantId, { audience: 'staff', subjectId: staffId, origin }, services.now()), staff: who }
  })

/**
 * Makes the first passkey of somebody whose designation requires one, and signs them in. Throws passkeyFailed (400), also when they have
 * one by now.
 */
export async function enrolFirst(call: Call<{ state: string; response: Record<string, unknown>; name: string }>) {
  const { services, input } = call
  const person = subjectOf(input.state)
  const made = await checkNewPasskey(services, person.tenantId, person.staffId, 'first', input)
  await services.engine.scoped(person.tenantId, async (tx) => {
    const staff = await findRow(tx, 'staff', person.staffId, { lock: true })
    // Somebody else may have used the same password meanwhile; the first passkey is made once.
    if (!staff?.active || staff.passkeySince) throw new Problem('passkeyFailed')
    await keepPasskey(services, tx, staff, made, input.name, null)
  })
  return enterByPasskey(call, person)
}
