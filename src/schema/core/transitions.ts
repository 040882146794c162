// Status graphs as data, read by the server (which refuses every other move) and by the admin (which offers only these).

/** One allowed move. */
export interface Move {
  to: string
  /** Fields that the move needs; all required. */
  asks?: readonly string[]
  /** Fields needed instead for some rows, by the word of a field. */
  asksBy?: { field: string; of: Readonly<Record<string, readonly string[]>> }
  /** Fields that the move sets to the present moment when they are empty. */
  stamps?: readonly string[]
  /** Fields the move empties. */
  clears?: readonly string[]
  /** The right that it needs; 'W' by default. */
  right?: 'M' | 'F'
  /** Refused once the row has been in this status unchanged for more days. */
  withinDays?: number
  /** Offered after the other moves and with a confirmation. */
  aside?: true
  /** Returns to an earlier status: it has another label. */
  again?: true
  /** Offered only once these fields of the row are set. */
  needs?: readonly string[]
  /** Made by the system only, when its work is done; never offered to a person. */
  bySystem?: true
}
/** Moves by the status that they leave; a status without moves is final. */
export interface Graph {
  initial: string
  moves: Readonly<Record<string, readonly Move[]>>
}

const manager = { right: 'M' } as const
const again = { again: true } as const
const deletion: Move = { to: 'deleted', right: 'F' }

/** Every graph by name. */
export const graphs = {
  booking: {
    initial: 'pending',
    moves: {
      pending: [{ to: 'inWorkshop', asks: ['mileageIn'], asksBy: { field: 'type', of: { testDrive: ['licenceChecked'] } } }],
      // The reason of the last failed check is kept until the next check.
      inWorkshop: [{ to: 'awaitingLabour' }, { to: 'awaitingParts' }, { to: 'qc', clears: ['qcFailReason'] }],
      awaitingLabour: [{ to: 'inWorkshop', ...again }, { to: 'awaitingParts' }],
      awaitingParts: [{ to: 'inWorkshop', ...again }, { to: 'awaitingLabour' }],
      qc: [{ to: 'washing' }, { to: 'completed' }, { to: 'inWorkshop', asks: ['qcFailReason'], ...again }],
      washing: [{ to: 'completed' }, { to: 'inWorkshop', ...again }],
      completed: [{ to: 'delivered' }, { to: 'inWorkshop', ...manager, ...again }],
      delivered: [],
    },
  },
  lead: {
    initial: 'pending',
    moves: {
      pending: [{ to: 'in-progress', stamps: ['firstResponseAt'] }, { to: 'closed', asks: ['lostReason'] }, deletion],
      'in-progress': [{ to: 'completed', asks: ['outcome'] }, { to: 'closed', asks: ['lostReason'] }, deletion],
      completed: [{ to: 'in-progress', ...manager, withinDays: 30, ...again }, deletion],
      closed: [{ to: 'in-progress', ...manager, withinDays: 30, ...again }, deletion],
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
  complaint: {
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
  },
  roadside: {
    initial: 'open',
    moves: {
      open: [
        { to: 'in-progress', asks: ['driverId'] },
        { to: 'closed', asks: ['outcome'] },
      ],
      'in-progress': [{ to: 'closed', asks: ['outcome'] }],
      closed: [],
    },
  },
  homeService: {
    initial: 'open',
    moves: {
      open: [
        { to: 'in-progress', asks: ['driverId', 'slotAt'] },
        { to: 'closed', asks: ['outcome'] },
      ],
      'in-progress': [{ to: 'closed', asks: ['outcome'] }],
      closed: [],
    },
  },
  campaign: {
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
  },
  content: {
    initial: 'draft',
    moves: { draft: [{ to: 'published', right: 'F' }], published: [{ to: 'draft', right: 'F' }] },
  },
  survey: {
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
  },
} as const satisfies Record<string, Graph>

/** The name of a graph. */
export type GraphName = keyof typeof graphs

/** The moves from `status`; empty for a status that is not in the graph. */
export function movesFrom(graph: GraphName, status: string): readonly Move[] {
  const moves: Graph['moves'] = graphs[graph].moves
  return moves[status] ?? []
}

/** The fields that a move needs for a row. */
export const asksOf = ({ asks = [], asksBy }: Move, row: Readonly<Record<string, unknown>>): readonly string[] =>
  asksBy?.of[String(row[asksBy.field])] ?? asks

/** Whether work in this status is finished: it is left only by reopening, or with a right to configure. */
const isSettled = (graph: GraphName, status: string): boolean =>
  movesFrom(graph, status).every(({ right, withinDays }) => right === 'F' || withinDays !== undefined)

/** The statuses of a graph in which work is finished. */
export const settledStatuses = (graph: GraphName): string[] => Object.keys(graphs[graph].moves).filter((status) => isSettled(graph, status))
