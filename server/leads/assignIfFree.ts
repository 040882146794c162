import type { RowOf } from '../core/db/repository.ts'
import type { Acting } from '../core/commit/saveRecord.ts'

/** The changes that assign a lead to the acting person; none where somebody has it. */
export const assignIfFree = ({ services, actor }: Acting, { assigneeId }: RowOf<'leads'>) =>
  assigneeId ? {} : { assigneeId: actor.id, assignedAt: services.now().toISOString() }
