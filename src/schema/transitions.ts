// Status graphs as data, read by the server (which refuses any other move) and by the admin (which offers only these).

/** One allowed move. */
export interface Move {
  to: string
  /** Fields that the move must carry; all required. */
  asks?: readonly string[]
  /** Fields the move sets to the present moment when they are empty. */
  stamps?: readonly string[]
  /** The right it takes; a plain change ('W') unless said. */
  right?: 'M' | 'F'
  /** Refused when the row was left unchanged in this status for longer. */
  withinDays?: number
}
/** Moves by the status they leave; a status without moves is final. */
export interface Graph {
  initial: string
  moves: Readonly<Record<string, readonly Move[]>>
}

const manager = { right: 'M' } as const
const deletion: Move = { to: 'deleted', right: 'F' }

/** Every graph by name. */
export const graphs = {
  booking: {
    initial: 'pending',
    moves: {
      pending: [{ to: 'inWorkshop', asks: ['mileageIn'] }],
      inWorkshop: [{ to: 'awaitingLabour' }, { to: 'awaitingParts' }, { to: 'qc' }],
      awaitingLabour: [{ to: 'inWorkshop' }, { to: 'awaitingParts' }],
      awaitingParts: [{ to: 'inWorkshop' }, { to: 'awaitingLabour' }],
      qc: [{ to: 'washing' }, { to: 'completed' }, { to: 'inWorkshop', asks: ['qcFailReason'] }],
      washing: [{ to: 'completed' }, { to: 'inWorkshop' }],
      completed: [{ to: 'delivered' }, { to: 'inWorkshop', ...manager }],
      delivered: [],
    },
  },
  lead: {
    initial: 'pending',
    moves: {
      pending: [{ to: 'in-progress', stamps: ['firstResponseAt'] }, { to: 'closed', asks: ['lostReason'] }, deletion],
      'in-progress': [{ to: 'completed', asks: ['outcome'] }, { to: 'closed', asks: ['lostReason'] }, deletion],
      completed: [{ to: 'in-progress', ...manager, withinDays: 30 }, deletion],
      closed: [{ to: 'in-progress', ...manager, withinDays: 30 }, deletion],
      deleted: [{ to: 'pending', right: 'F', withinDays: 30 }],
    },
  },
  vehicle: {
    initial: 'Pending',
    moves: {
      Pending: [
        { to: 'Approved', ...manager },
        { to: 'Rejected', asks: ['rejectReason'], ...manager },
      ],
      Rejected: [{ to: 'Pending' }],
      Approved: [],
    },
  },
} as const satisfies Record<string, Graph>

/** The name of a graph. */
export type GraphName = keyof typeof graphs

/** The moves that leave `status`; none for a status the graph does not know. */
export function movesFrom(graph: GraphName, status: string): readonly Move[] {
  const moves: Graph['moves'] = graphs[graph].moves
  return moves[status] ?? []
}
