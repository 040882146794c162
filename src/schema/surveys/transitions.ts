// How far something is, and where it can go.
import { manager, type Graph } from '../core/transitions.ts'

/** The status graph of survey. */
export const surveyGraph = {
  initial: 'draft',
  moves: {
    draft: [{ to: 'active', ...manager }],
    active: [
      { to: 'paused', ...manager },
      { to: 'archived', ...manager },
    ],
    paused: [
      { to: 'active', ...manager },
      { to: 'archived', ...manager },
    ],
    archived: [],
  },
} as const satisfies Graph
