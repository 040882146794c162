// Compares sent values with returned ones, byte for byte, after the schema has brought them into their stored form.
import { isDeepStrictEqual } from 'node:util'
import { fieldsOf, type Row } from '../../server/core/db/rows.ts'
import type { Resource } from '../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { graphs } from '../../src/schema/transitions.ts'
import type { Came } from './answers.ts'
import { resourceOfRoute, type Drawn } from './request.ts'
import type { Route } from './routes.ts'
import type { Move } from '../../src/schema/core/transitions.ts'

// The server changes these: it cleans HTML, takes prices from the list, dates consents, and copies a lead's contact details from its
// customer.
const remade = new Set(['richText', 'serviceLines', 'totals', 'consents', 'password', 'changes'])
const kept = /^(create|update|move)_/
// Fields that another field of the row sets, even when they are sent: a new department brings its designation where the old one was sent
// again.
const decided: Readonly<Partial<Record<ResourceName, Readonly<Record<string, string>>>>> = { staff: { designationId: 'department' } }

// A move accepts its required fields only. Where several moves to this end require different fields, only the common ones are compared.
function requestedFor(name: ResourceName, to: string): readonly string[] {
  const { status } = resources[name] as Resource
  const moves: readonly Move[] = status ? Object.values<readonly Move[]>(graphs[status.graph].moves).flat() : []
  const [first, ...others] = moves.filter((move) => move.to === to).map(({ asks = [] }): readonly string[] => asks)
  return first?.filter((field) => others.every((asks) => asks.includes(field))) ?? []
}

/** The fields of a resource whose returned value differs from the sent one. */
export function lostOnTheWay(route: Route, drawn: Drawn, came: Came): string | undefined {
  const name = resourceOfRoute(route)
  if (!name || !kept.test(route.name) || came.status !== 200) return undefined
  const answer = JSON.parse(came.text) as Row
  const sent = JSON.parse(JSON.stringify(drawn.body)) as Row
  const requested = route.name.startsWith('move_') ? requestedFor(name, String(sent['to'])) : Object.keys(fieldsOf(name))
  for (const [field, one] of Object.entries(fieldsOf(name))) {
    const decider = decided[name]?.[field]
    if (decider !== undefined && decider in sent) continue
    if (!requested.includes(field) || !(field in sent) || one.writeOnly || one.readOnly || remade.has(one.kind)) continue
    const given = sent[field] === '' ? null : sent[field]
    if (given === null || given === undefined) continue
    const expected = one.input.parse(given)
    if (!isDeepStrictEqual(answer[field], expected))
      return `${field}: sent ${JSON.stringify(expected).slice(0, 200)}, came back ${JSON.stringify(answer[field]).slice(0, 200)}`
  }
  return undefined
}

const textsIn = (value: unknown, key = '', found = new Map<string, string[]>()): Map<string, string[]> => {
  if (typeof value === 'string') found.set(key, [...(found.get(key) ?? []), value])
  else if (Array.isArray(value)) for (const one of value) textsIn(one, key, found)
  else if (typeof value === 'object' && value !== null) for (const [name, one] of Object.entries(value)) textsIn(one, name, found)
  return found
}
const words = new Set([
  'concern',
  'comment',
  'description',
  'driverNote',
  'note',
  'addressNote',
  'firstName',
  'lastName',
  'closeReason',
  'verbatim',
])
// Calls that answer stored values instead: a known person as they are; bulk work; a move, which accepts its required fields only
// (compared by lostOnTheWay).
const answersOthers = /^(createUser$|bulk_|move_)/
/** The same for calls: a text that the answer contains under the same name. */
export function changedText({ name }: Route, drawn: Drawn, came: Came): string | undefined {
  if (answersOthers.test(name) || came.status !== 200 || drawn.body === undefined || !came.type.includes('json')) return undefined
  const answered = textsIn(JSON.parse(came.text))
  for (const [key, sent] of textsIn(drawn.body)) {
    const back = words.has(key) ? answered.get(key) : undefined
    if (back && !sent.some((one) => back.includes(one.trim())))
      return `${key}: sent ${JSON.stringify(sent)}, came back ${JSON.stringify(back)}`
  }
  return undefined
}
