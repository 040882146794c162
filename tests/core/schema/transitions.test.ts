// The status graphs, move by move, as in the domain decisions.
import { describe, expect, it } from 'vitest'
import { enumerations, type EnumerationName } from '../../../src/schema/enumerations.ts'
import type { AnyField } from '../../../src/schema/core/field.ts'
import { resources } from '../../../src/schema/resources.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { graphs, movesFrom, type GraphName } from '../../../src/schema/transitions.ts'

// from → to, then required fields (?), stamps (!), who may (M, F) and for how many days.
const decided: Record<GraphName, string[]> = {
  booking: [
    'pending → inWorkshop ?mileageIn',
    'inWorkshop → qc',
    'inWorkshop → awaitingLabour',
    'inWorkshop → awaitingParts',
    'awaitingLabour → inWorkshop',
    'awaitingLabour → awaitingParts',
    'awaitingParts → inWorkshop',
    'awaitingParts → awaitingLabour',
    'qc → washing',
    'qc → completed',
    'qc → inWorkshop ?qcFailReason',
    'washing → completed',
    'washing → inWorkshop',
    'completed → delivered',
    'completed → inWorkshop M',
  ],
  lead: [
    'pending → in-progress !firstResponseAt',
    'pending → closed ?lostReason',
    'pending → deleted F',
    'in-progress → completed ?outcome',
    'in-progress → closed ?lostReason',
    'in-progress → deleted F',
    'completed → in-progress M 30',
    'completed → deleted F',
    'closed → in-progress M 30',
    'closed → deleted F',
    'deleted → pending F 30',
  ],
  vehicle: ['Pending → Approved M', 'Pending → Rejected ?rejectReason M', 'Rejected → Pending'],
  complaint: [
    'open → in-progress ?ownerId',
    'open → closed ?closeReason !closedAt',
    'in-progress → closed ?resolution !closedAt',
    'in-progress → open',
    'closed → in-progress 14',
  ],
  roadside: ['open → in-progress ?driverId', 'open → closed ?outcome', 'in-progress → closed ?outcome'],
  homeService: ['open → in-progress ?driverId ?slotAt', 'open → closed ?outcome', 'in-progress → closed ?outcome'],
  campaign: [
    'draft → scheduled M',
    'draft → cancelled',
    'scheduled → sending M',
    'scheduled → cancelled M',
    'sending → sent system',
    'sending → paused M',
    'sending → cancelled M',
    'paused → sending M',
    'paused → cancelled M',
  ],
  content: ['draft → published F', 'published → draft F'],
  survey: ['draft → active M', 'active → paused M', 'active → archived M', 'paused → active M', 'paused → archived M'],
  stockCar: ['available → reserved ?leadId', 'reserved → sold !soldAt', 'reserved → available', 'sold → available M 30'],
  waiting: [
    'waiting → withdrawn',
    'waiting → offered system',
    'waiting → booked system',
    'waiting → over system',
    'offered → withdrawn',
    'offered → waiting system',
    'offered → booked system',
    'offered → over system',
  ],
}

const written = (graph: GraphName): string[] =>
  Object.keys(graphs[graph].moves).flatMap((from) =>
    movesFrom(graph, from).map((move) =>
      [
        `${from} → ${move.to}`,
        ...(move.asks ?? []).map((field) => `?${field}`),
        ...(move.stamps ?? []).map((field) => `!${field}`),
        move.right,
        move.bySystem && 'system',
        move.withinDays,
      ]
        .filter((part) => part !== undefined)
        .join(' '),
    ),
  )

describe.each(Object.keys(graphs) as GraphName[])('the graph of a %s', (graph) => {
  const users = (Object.values(resources) as unknown as Resource[]).filter(({ status }) => status?.graph === graph)

  it('has exactly the moves that were decided', () => {
    expect(written(graph)).toEqual(decided[graph])
  })

  it('has exactly the words of the list, and begins where a new row begins', () => {
    expect(users.length).toBeGreaterThan(0)
    for (const { status, fields } of users) {
      const one = fields[status?.field ?? ''] as AnyField
      const words: readonly string[] = enumerations[(one.config as { enumeration: EnumerationName }).enumeration]
      expect(Object.keys(graphs[graph].moves).sort()).toEqual([...words].sort())
      for (const { to } of words.flatMap((word) => movesFrom(graph, word))) expect(words).toContain(to)
      expect(one.initial).toBe(graphs[graph].initial)
    }
  })

  it('asks and stamps only fields that its resource has, and asks none that people may not fill in', () => {
    for (const { fields } of users) {
      for (const move of Object.keys(graphs[graph].moves).flatMap((from) => movesFrom(graph, from))) {
        for (const field of move.asks ?? []) expect([field, fields[field]?.readOnly ?? false]).toEqual([field, false])
        for (const field of move.stamps ?? []) expect([field, fields[field]?.kind]).toEqual([field, 'dateTime'])
      }
    }
  })

  it('reaches every status from its beginning, and knows no move from an unknown one', () => {
    const reached = new Set<string>([graphs[graph].initial])
    for (const from of reached) for (const { to } of movesFrom(graph, from)) reached.add(to)
    expect([...reached].sort()).toEqual(Object.keys(graphs[graph].moves).sort())
    expect(movesFrom(graph, 'nonsense')).toEqual([])
  })
})
