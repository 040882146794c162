import { dayOf } from '../../schema/core/time/zone.ts'
import type { Row } from '../core/definition.ts'

/** Whether a key works, and why not. */
export type KeyState = 'notMade' | 'active' | 'expired' | 'revoked'

/** The state of a key today. */
export function keyState(row: Row, timeZone: string): KeyState {
  if (!row['issuedAt']) return 'notMade'
  if (row['revokedAt']) return 'revoked'
  const last = row['expiresOn']
  return typeof last === 'string' && last < dayOf(Date.now(), timeZone) ? 'expired' : 'active'
}
