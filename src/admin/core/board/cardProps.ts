import type { Row } from '../definition.ts'
import type { Named } from './boardData.ts'

/** Props of a resource's card: the row with the board's fields, its status, and the rows that it refers to. */
export interface CardProps {
  row: Row
  status: string
  named: Named
}
