import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { readThread } from '../../schema/conversations/calls.ts'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { useI18n } from '../core/useI18n.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { Assignee } from './Assignee.tsx'
import { Entries } from './Entries.tsx'
import { useThread } from './useThread.ts'
import { WindowLine } from './WindowLine.tsx'

interface ConversationPanelProps {
  /** A conversation itself, or the customer, lead or case whose person it is with. */
  resource: 'conversations' | 'customers' | 'leads' | 'complaints' | 'feedback'
  id: string
}

/** What a person and the dealership wrote to each other, with the answer below it; opening it marks what came as read. */
export function ConversationPanel({ resource, id }: ConversationPanelProps) {
  const { translate, format } = useI18n()
  const { thread, error, allowed } = useThread(resource, id)
  const conversation = thread?.conversation
  const unread = conversation?.unread ?? null
  const unreadId = thread?.mayWrite && unread !== null ? conversation?.id : undefined
  useEffect(() => {
    // Only where it is seen: a page in the background keeps what is unread.
    if (unreadId && document.visibilityState === 'visible')
      void client.call(readThread, {}, { params: { id: unreadId }, quiet: true }).catch(() => undefined)
  }, [unreadId])
  if (!allowed || error) return null
  return (
    <Panel
      title={translate('admin.conversation.title')}
      {...(unread === null ? {} : { text: translate('admin.conversation.unread', { smart_count: unread, count: format.number(unread) }) })}
      action={
        conversation && <Assignee conversation={conversation} mayWrite={thread?.mayWrite ?? false} mayAssign={thread?.mayAssign ?? false} />
      }
    >
      {!thread && <Skeleton variant="rounded" height={120} />}
      {thread && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {thread.entries.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{translate('admin.conversation.empty')}</Typography>
          ) : (
            <Entries entries={thread.entries} />
          )}
          {thread.ways.includes('whatsapp') && <WindowLine openUntil={thread.openUntil} />}
          {thread.mayWrite && <AnswerForm key={id} resource={resource} id={id} thread={thread} />}
        </Box>
      )}
    </Panel>
  )
}
