// Another account of WhatsApp has approved nothing yet: what the earlier one approved is not used with it.
import { on } from '../core/commit/reactions.ts'
import { forgetApprovals } from './whatsapp/templates.ts'

/** The reactions. */
export const messageReactions = [
  on('settings', 'written', async ({ services, tx }, { before, after, by }) => {
    if (!before || (before.whatsappProvider === after.whatsappProvider && before.whatsappAccount === after.whatsappAccount)) return
    await forgetApprovals(services, tx, by)
  }),
]
