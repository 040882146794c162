import { session } from './session.ts'

/** Lifetime of drafts in ms, one hour: other people use the same phone or computer. */
export const draftLifetime = 3_600_000
const named = (flow: string) => `${session.get('clientDetail')?.tenantId ?? ''}:${flow}`

/** The stored draft of a flow for the current tenant; undefined when there is none or it is older than an hour. `now` in ms since 1970. */
export function readDraft(flow: string, now = Date.now()): unknown {
  const draft = session.get('drafts')?.[named(flow)]
  return draft && now - draft.savedAt < draftLifetime ? draft.content : undefined
}

/** Stores the draft of a flow for the current tenant, with the time `now` in ms since 1970. */
export function keepDraft(flow: string, content: unknown, now = Date.now()): void {
  session.set('drafts', { ...session.get('drafts'), [named(flow)]: { savedAt: now, content } })
}

/** Deletes the draft of a flow that was sent or abandoned. */
export function dropDraft(flow: string): void {
  const { [named(flow)]: _dropped, ...others } = session.get('drafts') ?? {}
  session.set('drafts', others)
}
