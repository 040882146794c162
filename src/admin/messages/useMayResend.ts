import type { Row } from '../core/definition.ts'
import { useModuleRight } from '../core/moduleRight.ts'

/** Returns whether the person may resend messages; with a row: whether it is a dead letter. */
export function useMayResend(): (row?: Row) => boolean {
  const may = useModuleRight('messages')
  return (row) => may('edit', row) && (row === undefined || row['status'] === 'failed')
}
