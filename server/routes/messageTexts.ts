// The handler of what the page of message templates shows.
import { may } from '../../src/schema/access.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { showWordings } from '../actions/showWordings.ts'
import type { Handlers } from '../house.ts'
import { Problem } from '../problem.ts'
import { actorOf } from './actor.ts'

/** The handler. */
export const messageTextHandlers = {
  messageWordings: (call) => {
    const actor = actorOf(call)
    if (!may(actor, resources.messageTemplates, 'show')) throw new Problem('forbidden')
    return call.scoped(async (tx) => ({ wordings: await showWordings(call.house, tx, actor) }))
  },
} satisfies Partial<Handlers>
