// How far something is, and where it can go.
import type { Graph } from '../core/transitions.ts'

/** The status graph of content. */
export const contentGraph = {
  initial: 'draft',
  moves: { draft: [{ to: 'published', right: 'F' }], published: [{ to: 'draft', right: 'F' }] },
} as const satisfies Graph
