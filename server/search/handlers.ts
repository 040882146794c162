// Handlers of the admin's shell: search, first-run checklist, row counts of masters.
import { may } from '../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { countMasters } from '../masters/countMasters.ts'
import { searchEverything } from './searchEverything.ts'
import { dismissChecklist, showChecklist } from '../dashboard/showChecklist.ts'
import type { Handlers, SessionCall } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { actorOf } from '../core/http/actor.ts'

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
    return call.db.transaction(async (db) => ({ groups: await searchEverything(db, actor, call.input.q) }))
  },
  checklist: (call) => {
    administratorOf(call)
    return call.db.asSystem('counts what is set up, for administrators', (tx) => showChecklist(call.services, tx))
  },
  dismissChecklist: (call) => {
    const { id } = administratorOf(call)
    return call.db.asSystem('what one administrator has hidden', async (tx) => {
      await dismissChecklist(call.services, tx, id, call.input.dismissed)
      return { dismissed: call.input.dismissed }
    })
  },
  masterCounts: async (call) => {
    const actor = actorOf(call)
    const open = masters.filter((name) => may(actor, resources[name], 'list'))
    return { counts: await countMasters(call.db, open) }
  },
} satisfies Partial<Handlers>
