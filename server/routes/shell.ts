// Handlers of what stands around every page: the search, the first-run checklist, how many rows each master has.
import { may } from '../../src/schema/access.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import { countMasters } from '../actions/countMasters.ts'
import { searchEverything } from '../actions/searchEverything.ts'
import { dismissChecklist, showChecklist } from '../actions/showChecklist.ts'
import type { Handlers, SessionCall } from '../house.ts'
import { Problem } from '../problem.ts'
import { actorOf } from './actor.ts'

function administratorOf(call: SessionCall<unknown>) {
  const actor = actorOf(call)
  if (!may(actor, resources.settings, 'configure')) throw new Problem('forbidden')
  return actor
}
const masters = (Object.keys(resources) as ResourceName[]).filter((name) => resources[name].group === 'masters')

/** The handlers by call. */
export const shellHandlers = {
  globalSearch: async (call) => {
    const actor = actorOf(call)
    await call.house.rateLimits.take('searchByStaff', `${call.caller.tenantId}:${actor.id}`)
    return call.scoped(async (tx) => ({ groups: await searchEverything(tx, actor, call.input.q) }))
  },
  checklist: (call) => {
    administratorOf(call)
    return call.scoped((tx) => showChecklist(call.house, tx))
  },
  dismissChecklist: (call) => {
    const { id } = administratorOf(call)
    return call.scoped(async (tx) => {
      await dismissChecklist(call.house, tx, id, call.input.dismissed)
      return { dismissed: call.input.dismissed }
    })
  },
  masterCounts: (call) => {
    const actor = actorOf(call)
    const open = masters.filter((name) => may(actor, resources[name], 'list'))
    return call.scoped(async (tx) => ({ counts: await countMasters(tx, open) }))
  },
} satisfies Partial<Handlers>
