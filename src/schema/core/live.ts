// What the stream of changes tells. Not in the table of calls: it never ends, so no call of it has an answer.
import { z } from 'zod'

/** One change, without anything of the row but its id. */
const liveChange = z.object({
  /** The same for the same change, should it be told twice. */
  key: z.string(),
  resource: z.string(),
  /** Empty where many rows changed at once. */
  id: z.string(),
  /** A word of auditAction, or 'many'. */
  action: z.string(),
  by: z.string().nullable(),
  at: z.string(),
})
/** One change, without anything of the row but its id. */
export type LiveChange = z.infer<typeof liveChange>
/** The kinds of messages: changes; that some may have been missed; that the stream is alive. Each has the position to go on from as its id. */
export const liveMessages = { changes: 'changes', resync: 'resync', beat: 'beat' } as const
const liveData = z.object({ changes: z.array(liveChange) })
/** Data of a message of changes. */
export type LiveData = z.infer<typeof liveData>
