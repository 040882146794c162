import { forgetPushes } from '../../push/index.ts'
import { session } from '../../session/index.ts'
import { client } from '../client.ts'

/** Ends the pushes to this browser with the sign-out: whoever sits here next is somebody else. */
export async function forgetBrowser(): Promise<void> {
  const staff = session.get('staff')
  if (staff)
    await forgetPushes(`${staff.tenantId}:staff:${staff.id}`, (endpoint) =>
      client.call('unsubscribePush', { endpoint }, { quiet: 'silent' }),
    )
}
