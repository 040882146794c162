// How far something is, and where it can go.
import { again, type Graph } from '../core/transitions.ts'

/** The status graph of complaint. */
export const complaintGraph = {
  initial: 'open',
  moves: {
    open: [
      { to: 'in-progress', asks: ['ownerId'] },
      { to: 'closed', asks: ['closeReason'], stamps: ['closedAt'] },
    ],
    'in-progress': [
      { to: 'closed', asks: ['resolution'], stamps: ['closedAt'] },
      { to: 'open', clears: ['ownerId'] },
    ],
    closed: [{ to: 'in-progress', withinDays: 14, clears: ['closedAt', 'closeReason'], ...again }],
  },
} as const satisfies Graph
