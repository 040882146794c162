import type { ReactNode } from 'react'
import type { Row } from '../../definition.ts'

/** Props of a resource's own items of the row menu; `onOpen` shows a dialog that stays when the menu closes. */
export interface RowItemsProps {
  row: Row
  onClose: () => void
  onOpen: (dialog: (close: () => void) => ReactNode) => void
}
