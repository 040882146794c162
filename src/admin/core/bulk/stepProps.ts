import type { Selection } from '../list/rows/selection.ts'
import type { BulkRequest } from './bulkRequests.ts'

/** Messages by field, where the server did not take what was asked. */
export type Refused = Record<string, string>
/** What a step that asks is given. */
export interface StepProps {
  resource: string
  selection: Selection
  /** Tries it; messages by field where it does not fit. */
  onChosen: (request: BulkRequest) => Promise<Refused>
  onClose: () => void
}
