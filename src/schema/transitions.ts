// Every status graph.
import { openStatuses, type Graph, type Move } from './core/transitions.ts'
import { bookingGraph, waitingGraph } from './appointments/transitions.ts'
import { leadGraph } from './leads/transitions.ts'
import { vehicleGraph } from './vehicles/transitions.ts'
import { complaintGraph } from './cases/transitions.ts'
import { roadsideGraph, homeServiceGraph } from './fieldService/transitions.ts'
import { campaignGraph } from './campaigns/transitions.ts'
import { contentGraph } from './content/transitions.ts'
import { surveyGraph } from './surveys/transitions.ts'
import { stockCarGraph } from './showroom/transitions.ts'

/** Every graph by name. */
export const graphs = {
  booking: bookingGraph,
  lead: leadGraph,
  vehicle: vehicleGraph,
  complaint: complaintGraph,
  roadside: roadsideGraph,
  homeService: homeServiceGraph,
  campaign: campaignGraph,
  content: contentGraph,
  survey: surveyGraph,
  waiting: waitingGraph,
  stockCar: stockCarGraph,
} as const satisfies Record<string, Graph>

/** The name of a graph. */
export type GraphName = keyof typeof graphs

/** The moves that the graph allows from `status`; empty for a status that is not in it. */
export function movesFrom(graph: GraphName, status: string): readonly Move[] {
  const moves: Graph['moves'] = graphs[graph].moves
  return moves[status] ?? []
}

/** The statuses of a graph in which work is finished. */
export function settledStatuses(graph: GraphName): string[] {
  const open = openStatuses(graphs[graph])
  return Object.keys(graphs[graph].moves).filter((status) => !open.includes(status))
}

/** Whether work in this status goes on. */
export const isOpen = (graph: GraphName, status: unknown): boolean => openStatuses(graphs[graph]).includes(String(status))
