import type { ReactNode } from 'react'
import type { Row } from '../../definition.ts'

/** What a resource's own items of the row menu are given; `onOpen` draws a dialog that outlives the menu. */
export interface RowItemsProps {
  row: Row
  onClose: () => void
  onOpen: (dialog: (close: () => void) => ReactNode) => void
}
