import { learnCalls } from '../../http/index.ts'
import { usePush, type Push } from '../../push/index.ts'
import { pushCalls } from '../../schema/wire/push.ts'
import { session, useSession } from '../../session/index.ts'
import { call } from '../api.ts'

learnCalls(pushCalls)

/** Notifications for the customer on this page; undefined while a colleague acts for them: it is not the customer's phone. */
export function usePushHere(customerId: string): Push | undefined {
  const agent = useSession('callCenterStaffId')
  const tenant = session.get('clientDetail')?.tenantId ?? ''
  const push = usePush(`${tenant}:customer:${customerId}`, {
    key: async () => (await call('pushKey', {})).publicKey,
    subscribe: (address) => call('subscribePush', address, { quiet: true }),
    unsubscribe: (endpoint) => call('unsubscribePush', { endpoint }, { quiet: true }),
  })
  return agent ? undefined : push
}
