import { forgetPushes } from '../../../push/index.ts'
import { session } from '../../../session/index.ts'
import { client } from '../../core/client.ts'
import { unsubscribePush } from '../../../schema/messages/calls.ts'

/** Ends the pushes to this browser on sign-out, because another person may use it next. */
export async function forgetBrowser(): Promise<void> {
  const staff = session.get('staff')
  if (staff)
    await forgetPushes(`${staff.tenantId}:staff:${staff.id}`, (endpoint) => client.call(unsubscribePush, { endpoint }, { quiet: 'silent' }))
}
