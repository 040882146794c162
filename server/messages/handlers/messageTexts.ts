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
    const actor = actorOf(call)
    if (!may(actor, resources.messageTemplates, 'show')) throw new Problem('forbidden')
    return call.db.asSystem('examples are made from the newest rows that the person may see', async (tx) => ({
      wordings: await showWordings(call.services, tx, actor),
    }))
  },
} satisfies Partial<Handlers>
