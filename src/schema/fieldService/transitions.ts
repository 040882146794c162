// How far something is, and where it can go.
import type { Graph } from '../core/transitions.ts'

/** The status graph of roadside. */
export const roadsideGraph = {
  initial: 'open',
  moves: {
    open: [
      { to: 'in-progress', asks: ['driverId'] },
      { to: 'closed', asks: ['outcome'] },
    ],
    'in-progress': [{ to: 'closed', asks: ['outcome'] }],
    closed: [],
  },
} as const satisfies Graph

/** The status graph of homeService. */
export const homeServiceGraph = {
  initial: 'open',
  moves: {
    open: [
      { to: 'in-progress', asks: ['driverId', 'slotAt'] },
      { to: 'closed', asks: ['outcome'] },
    ],
    'in-progress': [{ to: 'closed', asks: ['outcome'] }],
    closed: [],
  },
} as const satisfies Graph
