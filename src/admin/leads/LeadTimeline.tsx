import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { press } from '../../http/index.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import type { Row } from '../core/definition.ts'
import { Items } from '../core/parts/Items.tsx'
import { Panel } from '../core/parts/Panel.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { useHistory } from '../core/show/useHistory.ts'
import { useI18n } from '../core/useI18n.ts'
import { ChangeEntry, isShown } from './ChangeEntry.tsx'
import { FollowUpEntry } from './FollowUpEntry.tsx'
import { merged, type Loaded } from './merged.ts'
import { SaidEntry } from './SaidEntry.tsx'
import { useFollowUps } from './useFollowUps.ts'
import { useSentMessages } from './useSentMessages.ts'

interface Entry {
  id: string
  at: string
  /** Undefined for what the timeline does not tell. */
  draw: (() => ReactNode) | undefined
}

/** A lead's contacts, messages and changes, newest first. `latest`: the follow-up that was just saved. */
export function LeadTimeline({ lead, latest }: { lead: Row; latest: string | null }) {
  const { translate } = useI18n()
  const followUps = useFollowUps(lead.id)
  const history = useHistory('leads', lead)
  const messages = useSentMessages(lead)
  const sources = [followUps, history, messages]
  const loaded = <T extends { id: string; createdAt?: unknown }>(
    { data, hasNextPage }: { data: { pages: { data: readonly T[] }[] } | undefined; hasNextPage: boolean },
    entry: (one: T) => Entry['draw'],
  ): Loaded<Entry> => ({
    entries: (data?.pages ?? []).flatMap((page) => page.data).map((one) => ({ id: one.id, at: String(one.createdAt), draw: entry(one) })),
    more: hasNextPage,
  })
  const entries = merged([
    loaded(followUps, (one) => () => <FollowUpEntry one={one} asks={one.id === latest} />),
    loaded(history, (one) => (isShown(one) ? () => <ChangeEntry entry={one} /> : undefined)),
    loaded(messages, (one) => () => <SentMessage row={one} />),
  ]).filter(({ draw }) => draw)
  const pending = sources.some(({ isLoading }) => isLoading)
  const failed = sources.filter(({ isError, data }) => isError && !data)
  const older = sources.filter(({ hasNextPage }) => hasNextPage)
  return (
    <Panel title={translate('admin.customer.timeline')}>
      {failed.length > 0 && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={press(() => Promise.all(failed.map(({ refetch }) => refetch())))}>
              {translate('admin.list.retry')}
            </Button>
          }
        >
          {translate('errors.unavailable')}
        </Alert>
      )}
      {pending ? (
        <Skeleton variant="rounded" height={160} />
      ) : (
        <>
          {entries.length === 0 && failed.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>{translate('admin.customer.timelineEmpty')}</Typography>
          )}
          <Items
            ordered
            sx={{
              '& > li': { borderBlockStart: '1px solid', borderColor: 'divider' },
              '& > li:first-of-type': { border: 0, paddingBlockStart: 0 },
            }}
          >
            {entries.map(({ id, draw }) => draw && <Drawn key={id} draw={draw} />)}
          </Items>
          {older.length > 0 && (
            <Button size="small" onClick={press(() => Promise.all(older.map(({ fetchNextPage }) => fetchNextPage())))}>
              {translate('admin.customer.older')}
            </Button>
          )}
        </>
      )}
    </Panel>
  )
}

const Drawn = ({ draw }: { draw: () => ReactNode }) => draw()

function SentMessage({ row }: { row: Row }) {
  const { translate } = useI18n()
  const words = { messageKind: row['kind'], messageChannel: row['channel'], messageStatus: row['status'] }
  const about = (Object.keys(words) as (keyof typeof words)[]).map((list) => translate(wordKey(list, words[list])))
  return <SaidEntry words={String(row['body'])} at={String(row['createdAt'])} about={about} />
}
