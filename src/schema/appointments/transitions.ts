// How far something is, and where it can go.
import { manager, again, type Graph } from '../core/transitions.ts'

/** The status graph of booking. */
export const bookingGraph = {
  initial: 'pending',
  moves: {
    pending: [{ to: 'inWorkshop', asks: ['mileageIn'], asksBy: { field: 'type', of: { testDrive: ['licenceChecked'] } } }],
    // The first move is the filled button of a booking's page. The reason of the last failed check is kept until the next check.
    inWorkshop: [{ to: 'qc', clears: ['qcFailReason'] }, { to: 'awaitingLabour' }, { to: 'awaitingParts' }],
    awaitingLabour: [{ to: 'inWorkshop', ...again }, { to: 'awaitingParts' }],
    awaitingParts: [{ to: 'inWorkshop', ...again }, { to: 'awaitingLabour' }],
    qc: [{ to: 'washing' }, { to: 'completed' }, { to: 'inWorkshop', asks: ['qcFailReason'], ...again }],
    washing: [{ to: 'completed' }, { to: 'inWorkshop', ...again }],
    completed: [
      { to: 'delivered', takes: ['mileageOut', 'signature', 'signedBy', 'unpaidReason'] },
      { to: 'inWorkshop', ...manager, ...again },
    ],
    delivered: [],
  },
} as const satisfies Graph

/** Withdrawn by staff; customers withdraw by a call. */
const withdrawn = { to: 'withdrawn', aside: true } as const
/** The end of an entry by itself. */
const ended = [
  { to: 'booked', bySystem: true },
  { to: 'over', bySystem: true },
] as const

/** The status graph of an entry on the waiting list: it is offered a time, and waits again when it does not take it. */
export const waitingGraph = {
  initial: 'waiting',
  moves: {
    waiting: [withdrawn, { to: 'offered', bySystem: true }, ...ended],
    offered: [withdrawn, { to: 'waiting', bySystem: true }, ...ended],
    booked: [],
    withdrawn: [],
    over: [],
  },
} as const satisfies Graph
