import type { Selection } from '../list/rows/selection.ts'
import type { BulkRequest } from './bulkRequests.ts'

/** Messages by field, where the server refused the input. */
export type Refused = Record<string, string>
/** Props of a step with inputs. */
export interface StepProps {
  resource: string
  selection: Selection
  /** Checks the input; returns messages by field where it is invalid. */
  onChosen: (request: BulkRequest) => Promise<Refused>
  onClose: () => void
}
