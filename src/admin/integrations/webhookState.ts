import type { Row } from '../core/definition.ts'

/** Whether an endpoint gets what happens, and why not. */
export type WebhookState = 'noSecret' | 'paused' | 'failing' | 'active'

/** The state of an endpoint. */
export function webhookState(row: Row): WebhookState {
  if (!row['secretAt']) return 'noSecret'
  if (row['pausedAt']) return 'paused'
  return row['failingSince'] ? 'failing' : 'active'
}
