// Handlers of the message templates page, and of the page of costs.
import { may } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import { showCosts } from '../showCosts.ts'
import { showWordings } from '../showWordings.ts'
import { readTemplateStates, showTemplates, submitTemplate } from '../whatsapp/templates.ts'
import { presentRow } from '../../core/access/present.ts'
import type { Handlers } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { actorOf } from '../../core/http/actor.ts'

/** The handlers by call. */
export const messageTextHandlers = {
  listWhatsappTemplates: (call) => {
    if (!may(actorOf(call), resources.whatsappTemplates, 'show')) throw new Problem('forbidden')
    return call.db.asSystem('the words of messages and their approval, for who may see the settings', (tx) =>
      showTemplates(call.services, tx),
    )
  },
  submitWhatsappTemplate: async (call) => {
    const actor = actorOf(call)
    const template = await submitTemplate(call.services, call.db, actor.id, call.input)
    const key = template.state === 'draft' ? 'messages.templatePrepared' : 'messages.templateSubmitted'
    const successMessage = call.services.texts(call.language, key)
    return { template: presentRow('whatsappTemplates', template, actor, 'show'), successMessage }
  },
  readWhatsappTemplates: async (call) => {
    await readTemplateStates(call.services, call.db)
    return { successMessage: call.services.texts(call.language, 'messages.templatesRead') }
  },
  messageWordings: (call) => {
    if (!may(actorOf(call), resources.messageTemplates, 'show')) throw new Problem('forbidden')
    return call.db.transaction((db) => showWordings(call.services, db))
  },
  messageCosts: ({ services, db }) => showCosts(db, services.now()),
} satisfies Partial<Handlers>
