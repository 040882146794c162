import type { Row } from '../core/definition.ts'
import { useMay } from '../core/rights.ts'

/** Whether the person may send messages again; of one row: whether it is one that could not be sent. */
export function useMayResend(): (row?: Row) => boolean {
  const may = useMay()
  return (row) => may('show', 'messages', row) && (row === undefined || row['status'] === 'failed')
}
