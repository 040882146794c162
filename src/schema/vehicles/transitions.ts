// How far something is, and where it can go.
import { manager, type Graph } from '../core/transitions.ts'

/** The status graph of vehicle. */
export const vehicleGraph = {
  initial: 'Pending',
  moves: {
    Pending: [
      { to: 'Approved', ...manager },
      { to: 'Rejected', asks: ['rejectReason'], ...manager },
    ],
    Rejected: [{ to: 'Pending' }],
    Approved: [],
  },
} as const satisfies Graph
