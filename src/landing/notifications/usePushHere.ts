import { usePush, type Push } from '../../push/index.ts'
import { pushKey, subscribePush, unsubscribePush } from '../../schema/messages/calls.ts'
import { session, useSession } from '../../session/index.ts'
import { call } from '../core/api.ts'

/**
 * Pushes of the customer on this page; undefined while a colleague acts for them, because the device is not the customer's, and on another
 * site, where browsers allow none.
 */
export function usePushHere(customerId: string): Push | undefined {
  const agent = useSession('callCenterStaffId')
  const tenant = session.get('clientDetail')?.tenantId ?? ''
  const push = usePush(`${tenant}:customer:${customerId}`, {
    key: async () => (await call(pushKey, {})).publicKey,
    subscribe: (address) => call(subscribePush, address, { quiet: true }),
    unsubscribe: (endpoint) => call(unsubscribePush, { endpoint }, { quiet: true }),
  })
  return agent || window.parent !== window ? undefined : push
}
