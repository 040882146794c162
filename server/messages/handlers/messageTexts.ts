// Handler of the message templates page.
import { may } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { showWordings } from '../showWordings.ts'
import type { Handlers } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { actorOf } from '../../core/http/actor.ts'

/** The handler. */
export const messageTextHandlers = {
  messageWordings: (call) => {
    if (!may(actorOf(call), resources.messageTemplates, 'show')) throw new Problem('forbidden')
    return call.db.transaction(async (db) => ({ wordings: await showWordings(call.services, db, call.caller.tenantId) }))
  },
} satisfies Partial<Handlers>
