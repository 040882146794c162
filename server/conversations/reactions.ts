// Who is notified of a conversation: the colleague whom it is assigned to. And a new customer's earlier conversation becomes theirs.
import { findRow } from '../core/db/repository.ts'
import { on } from '../core/commit/reactions.ts'
import { adoptConversation } from './adoptConversation.ts'
import { pressButton } from './pressButton.ts'
import { stopAdvertising } from './stopAdvertising.ts'
import { noticeOfWork, notify } from '../notifications/index.ts'

/** The reactions. */
export const conversationReactions = [
  noticeOfWork('conversations', 'assigneeId', 'conversationAssigned', () => ({})),
  on('receivedMessages', 'written', async ({ services, tx }, { before, after }) => {
    // Its file is there now: nothing new was said.
    if (before) return
    await pressButton(services, tx, after)
    await stopAdvertising(services, tx, after)
    const conversation = await findRow(tx, 'conversations', after.conversationId)
    // One notice for what is unread: a second line a minute later is no news.
    if (!conversation?.assigneeId || (conversation.unread ?? 0) > 1) return
    await notify(services, tx, [conversation.assigneeId], {
      kind: 'conversationAnswered',
      resource: 'conversations',
      rowId: conversation.id,
    })
  }),
  on('customers', 'written', async ({ services, tx }, { before, after, by }) => {
    if (before?.mobile !== after.mobile) await adoptConversation(services, tx, after, by)
  }),
]
