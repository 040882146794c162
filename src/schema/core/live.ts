// Shapes of the stream of live events. Not in the table of calls, because the stream never ends and so has no answer.
import { z } from 'zod'

/** The question of a stream: how many seconds ago its client began to load what is shown; only of use without a position. */
export const liveQuestion = z.object({ age: z.coerce.number().int().min(0).max(600).default(0) })

/** One change; of the row only its id. */
const liveChange = z.object({
  /** The same for the same change if it is sent twice. */
  key: z.string(),
  resource: z.string(),
  /** Empty where many rows changed at once. */
  id: z.string(),
  /** A word of auditAction, or 'many'. */
  action: z.string(),
  by: z.string().nullable(),
  at: z.string(),
})
/** One change; of the row only its id. */
export type LiveChange = z.infer<typeof liveChange>
/** Kinds of messages: changes; some changes may have been missed; the stream is alive. The id of each is the position to continue from. */
export const liveMessages = { changes: 'changes', resync: 'resync', beat: 'beat' } as const
const liveData = z.object({ changes: z.array(liveChange) })
/** Data of a message with changes. */
export type LiveData = z.infer<typeof liveData>
