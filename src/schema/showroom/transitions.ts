// How far the sale of a car is, and where it can go.
import { again, manager, type Graph } from '../core/transitions.ts'

/** The status graph of cars for sale. A car is reserved for a lead, and sold to that lead's person. */
export const stockCarGraph = {
  initial: 'available',
  moves: {
    available: [{ to: 'reserved', asks: ['leadId'] }],
    reserved: [
      { to: 'sold', stamps: ['soldAt'], clears: ['reservedUntil'] },
      { to: 'available', clears: ['leadId', 'reservedUntil'], ...again },
    ],
    // A sale that was recorded by mistake, or fell through.
    sold: [{ to: 'available', clears: ['leadId', 'soldAt'], withinDays: 30, ...manager, ...again }],
  },
} as const satisfies Graph
