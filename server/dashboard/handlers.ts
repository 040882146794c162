// Handlers of the dashboard and of the counts beside the menu.
import type { Handlers, SessionCall } from '../core/services.ts'
import { showDashboard } from './showDashboard.ts'
import { showQueue } from './showQueue.ts'
import { actorOf, command } from '../core/http/actor.ts'
import { dismissChecklist, showChecklist } from './showChecklist.ts'
import { may } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import { Problem } from '../core/http/problem.ts'

function administratorOf(call: SessionCall<unknown>) {
  const actor = actorOf(call)
  if (!may(actor, resources.settings, 'configure')) throw new Problem('forbidden')
  return actor
}

/** The handlers by call. */
export const dashboardHandlers = {
  dashboard: (call) => call.db.transaction((db) => showDashboard(call.services, db, actorOf(call), call.input)),
  workQueue: (call) => call.db.transaction((db) => showQueue(call.services, db, actorOf(call), call.input, call.language)),
  checklist: (call) => {
    administratorOf(call)
    return call.db.asSystem('what is set up counts for the whole tenant, whichever branches the administrator has', (tx) =>
      showChecklist(call.services, tx),
    )
  },
  dismissChecklist: (call) => {
    administratorOf(call)
    return command(call, async ({ services, tx, actor }) => {
      await dismissChecklist(services, tx, actor.id, call.input.dismissed)
      return { dismissed: call.input.dismissed }
    })
  },
} satisfies Partial<Handlers>
