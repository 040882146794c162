// Handlers of the message templates page, and of the page of costs.
import { may } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { showCosts } from '../showCosts.ts'
import { showWordings } from '../showWordings.ts'
import type { Handlers } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { actorOf } from '../../core/http/actor.ts'

/** The handlers by call. */
export const messageTextHandlers = {
  messageWordings: (call) => {
    if (!may(actorOf(call), resources.messageTemplates, 'show')) throw new Problem('forbidden')
    return call.db.transaction((db) => showWordings(call.services, db))
  },
  messageCosts: ({ services, db }) => showCosts(db, services.now()),
} satisfies Partial<Handlers>
