// How far something is, and where it can go.
import { manager, again, type Graph } from '../core/transitions.ts'

/** The status graph of booking. */
export const bookingGraph = {
  initial: 'pending',
  moves: {
    pending: [{ to: 'inWorkshop', asks: ['mileageIn'], asksBy: { field: 'type', of: { testDrive: ['licenceChecked'] } } }],
    // What the last check found wrong stands until the next one.
    inWorkshop: [{ to: 'awaitingLabour' }, { to: 'awaitingParts' }, { to: 'qc', clears: ['qcFailReason'] }],
    awaitingLabour: [{ to: 'inWorkshop', ...again }, { to: 'awaitingParts' }],
    awaitingParts: [{ to: 'inWorkshop', ...again }, { to: 'awaitingLabour' }],
    qc: [{ to: 'washing' }, { to: 'completed' }, { to: 'inWorkshop', asks: ['qcFailReason'], ...again }],
    washing: [{ to: 'completed' }, { to: 'inWorkshop', ...again }],
    completed: [{ to: 'delivered' }, { to: 'inWorkshop', ...manager, ...again }],
    delivered: [],
  },
} as const satisfies Graph
