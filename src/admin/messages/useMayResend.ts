import type { Row } from '../core/definition.ts'
import { useMay } from '../core/rights.ts'

/** Returns whether the person may resend messages; with a row: whether it is a dead letter. */
export function useMayResend(): (row?: Row) => boolean {
  const may = useMay()
  return (row) => may('show', 'messages', row) && (row === undefined || row['status'] === 'failed')
}
