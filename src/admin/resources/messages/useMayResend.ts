import type { Row } from '../../definition.ts'
import { useMay } from '../../rights.ts'

/** Whether the person may send messages again; of one row: whether it is one that could not be sent. */
export function useMayResend(): (row?: Row) => boolean {
  const may = useMay()
  return (row) => may('show', 'messages', row) && (row === undefined || row['status'] === 'failed')
}
