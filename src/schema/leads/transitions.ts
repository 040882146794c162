// How far something is, and where it can go.
import { manager, again, type Graph } from '../core/transitions.ts'

const deletion = { to: 'deleted', right: 'F' } as const

/** The status graph of lead. */
export const leadGraph = {
  initial: 'pending',
  moves: {
    pending: [{ to: 'in-progress', stamps: ['firstResponseAt'] }, { to: 'closed', asks: ['lostReason'] }, deletion],
    'in-progress': [{ to: 'completed', asks: ['outcome'] }, { to: 'closed', asks: ['lostReason'] }, deletion],
    completed: [{ to: 'in-progress', ...manager, withinDays: 30, ...again }, deletion],
    closed: [{ to: 'in-progress', ...manager, withinDays: 30, ...again }, deletion],
    deleted: [{ to: 'pending', right: 'F', withinDays: 30 }],
  },
} as const satisfies Graph
