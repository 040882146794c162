// How far something is, and where it can go.
import { manager, again, type Graph } from '../core/transitions.ts'

/** The status graph of campaign. */
export const campaignGraph = {
  initial: 'draft',
  moves: {
    draft: [
      { to: 'scheduled', ...manager },
      { to: 'cancelled', aside: true },
    ],
    scheduled: [
      { to: 'sending', needs: ['approverId'], ...manager },
      { to: 'cancelled', aside: true, ...manager },
    ],
    sending: [
      { to: 'sent', bySystem: true },
      { to: 'paused', ...manager },
      { to: 'cancelled', aside: true, ...manager },
    ],
    paused: [
      { to: 'sending', needs: ['approverId'], ...manager, ...again },
      { to: 'cancelled', aside: true, ...manager },
    ],
    sent: [],
    cancelled: [],
  },
} as const satisfies Graph
