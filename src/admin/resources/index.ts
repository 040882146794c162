// Where a resource needs more than its definition says. Most need nothing.
import type { ReactNode } from 'react'
import type { Row } from '../definition.ts'
import { ClosureButton } from './appointments/ClosureButton.tsx'

/** What a resource may bring of its own. */
export interface Override {
  /** Buttons beside the status moves of a row's page. */
  Actions?: (props: { row: Row }) => ReactNode
}

/** Overrides by resource name. */
export const overrides: Readonly<Record<string, Override | undefined>> = {
  appointments: { Actions: ClosureButton },
}
