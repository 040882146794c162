import { session } from './session.ts'

/** Half-done forms are forgotten after an hour: other people use the same phone or computer. */
export const draftLifetime = 3_600_000
const named = (flow: string) => `${session.get('clientDetail')?.tenantId ?? ''}:${flow}`

/** What was kept for a flow of the present tenant, unless it is too old. */
export function readDraft(flow: string, now = Date.now()): unknown {
  const draft = session.get('drafts')?.[named(flow)]
  return draft && now - draft.savedAt < draftLifetime ? draft.content : undefined
}

/** Keeps a half-done form. */
export function keepDraft(flow: string, content: unknown, now = Date.now()): void {
  session.set('drafts', { ...session.get('drafts'), [named(flow)]: { savedAt: now, content } })
}

/** Forgets a form that was sent or given up. */
export function dropDraft(flow: string): void {
  const { [named(flow)]: _dropped, ...others } = session.get('drafts') ?? {}
  session.set('drafts', others)
}
