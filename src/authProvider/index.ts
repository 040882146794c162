// Staff sign-in for react-admin, and rights from the access table. Depends on session and schema; draws nothing.
import type { AuthProvider } from 'ra-core'
import type { Client } from '../http/index.ts'
import { codeOf } from '../i18n/index.ts'
import { may, type Action } from '../schema/core/access.ts'
import { resources, type ResourceName } from '../schema/resources.ts'
import { login, logout } from '../schema/staff/calls.ts'
import { clearStored } from '../session/clearStored.ts'
import { session } from '../session/index.ts'
import { keepStaff } from '../session/keepStaff.ts'
import { firstPathOf, signInPath } from './places.ts'

/** Whether the signed-in person may do an action on a resource, or on one of its rows; false without a session. */
function staffMay(resource: string, action: Action, row?: Readonly<Record<string, unknown>>): boolean {
  const staff = session.get('staff')
  return staff !== undefined && resource in resources && may(staff, resources[resource as ResourceName], action, row)
}

/**
 * The admin's authProvider. `leave` runs on sign-out before the session is cleared. `login` throws Error 'otpRequired' for a second step
 * and otherwise rejects with HttpError. 401 and 403 are handled by the client, so that nothing signs out twice.
 */
export const createAuthProvider = (client: Client, leave?: () => Promise<unknown>): AuthProvider => ({
  login: async ({ email, password }: { email: string; password: string }) => {
    const answer = await client.call(login, { email, password }, { authorized: false })
    // The sign-in page asks for the code or the passkey; react-admin's own sign-in cannot.
    if (!('token' in answer)) throw new Error('otpRequired' in answer ? 'otpRequired' : 'passkeyRequired')
    keepStaff(answer.token, answer.staff)
    return { redirectTo: firstPathOf(answer.staff) }
  },
  logout: async () => {
    await leave?.().catch(() => undefined)
    if (session.get('token')) await client.call(logout, {}, { quiet: true }).catch(() => undefined)
    clearStored()
    return signInPath
  },
  checkAuth: async () => {
    if (!session.get('token') || !session.get('staff')) throw Object.assign(new Error('unauthenticated'), { redirectTo: signInPath })
  },
  checkError: async () => undefined,
  getIdentity: async () => {
    const staff = session.get('staff')
    if (!staff) throw new Error('unauthenticated')
    return { id: staff.id, fullName: staff.name[codeOf(session.get('language') ?? 'english')] }
  },
  getPermissions: async () => session.get('staff')?.designation,
  canAccess: async ({ resource, action, record }: { resource: string; action: string; record?: Record<string, unknown> }) =>
    staffMay(resource, action as Action, record),
})
