import type { Row } from '../definition.ts'
import type { Named } from './boardData.ts'

/** What a resource's card is given: the row as far as the board carries it, its column, and the rows that it refers to. */
export interface CardProps {
  row: Row
  status: string
  named: Named
}
