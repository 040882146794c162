import Done from '@mui/icons-material/TaskAltOutlined'
import Cloud from '@mui/icons-material/CloudOffOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { press } from '../../http/index.ts'
import { queueKinds } from '../../schema/dashboard/queue.ts'
import { useSession } from '../../session/index.ts'
import { LeadContact, type Channel } from '../leads/index.ts'
import { CheckList } from '../settings/index.ts'
import type { Row } from '../core/definition.ts'
import { whenFree } from '../core/live/hold.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { listLink } from '../core/listLink.ts'
import { Notice } from '../core/pages/Notice.tsx'
import { PageTitle } from '../core/pages/PageTitle.tsx'
import { Items } from '../core/parts/Items.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { previousData } from '../core/parts/connection.ts'
import { useI18n } from '../core/useI18n.ts'
import { Greeting } from './Greeting.tsx'
import { QueueItem } from './QueueItem.tsx'
import { queueQuery } from './queueQuestion.ts'

const watched = [...new Set(Object.values(queueKinds).map(({ resource }) => resource))]
/** Work becomes due without any change of a row, so it is also asked for by time; ms. */
const pace = 60_000
const places = 5

/** The first page: what waits for the person, the most urgent first, each line with its actions. */
export function NowPage() {
  const { translate, format } = useI18n()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    ...queueQuery(useSession('branch')),
    placeholderData: previousData,
    refetchOnWindowFocus: false,
  })
  // A dialog belongs to its line, which is not taken away with what was typed.
  const renew = () => whenFree(() => void queries.invalidateQueries({ queryKey: ['dashboard', 'queue'] }))
  useLiveRefresh(watched, renew)
  useRepeated(renew)
  const list = useKeptFocus(data)
  const [contact, setContact] = useState<{ lead: Row; channel: Channel } | null>(null)
  return (
    <>
      <PageTitle>{translate('admin.queue.title')}</PageTitle>
      <Greeting />
      <Box ref={list} tabIndex={-1} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, outline: 'none' }}>
        <CheckList />
        {data && data.kinds.length > 0 && (
          <Items
            aria-label={translate('admin.queue.list')}
            sx={{
              display: 'flex',
              // On a phone one line that moves sideways, so that the work itself is seen at once.
              flexWrap: { sm: 'wrap' },
              overflowX: { xs: 'auto', sm: 'visible' },
              gap: 1,
              '& > li': { flex: 'none' },
              ...{ marginInline: { xs: -2, sm: 0 }, paddingInline: { xs: 2, sm: 0 }, scrollbarWidth: 'none' },
            }}
          >
            {data.kinds.map(({ kind, resource, filter, at, total }) => (
              <li key={kind}>
                <Chip
                  clickable
                  component={Link}
                  to={listLink(resource, filter, { field: at, order: 'ASC' })}
                  variant="outlined"
                  label={
                    <>
                      {translate(`admin.queue.kinds.${kind}.name`)} <b>{format.number(total)}</b>
                    </>
                  }
                  sx={{ minBlockSize: { xs: 40, sm: 32 }, bgcolor: 'background.paper' }}
                />
              </li>
            ))}
          </Items>
        )}
        {!data && error && (
          <Notice
            icon={<Cloud />}
            title={translate('admin.queue.failed')}
            text={error.message || translate('errors.unavailable')}
            action={
              <Button variant="outlined" onClick={press(() => refetch())}>
                {translate('admin.list.retry')}
              </Button>
            }
          />
        )}
        {!data && !error && <Waiting />}
        {data?.lines.length === 0 && (
          <Notice icon={<Done />} title={translate('admin.queue.free')} text={translate('admin.queue.freeText')} />
        )}
        {data && data.lines.length > 0 && (
          <Items
            ordered
            aria-label={translate('admin.queue.title')}
            sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3, overflow: 'hidden' }}
          >
            {data.lines.map((line) => (
              <QueueItem key={`${line.kind} ${line.id}`} line={line} onContact={(lead, channel) => setContact({ lead, channel })} />
            ))}
          </Items>
        )}
      </Box>
      {contact && (
        <Suspense fallback={null}>
          <LeadContact {...contact} onClose={() => setContact(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Calls `renew` every minute while the page is visible, and when it is seen again. */
function useRepeated(renew: () => void): void {
  const latest = useRef(renew)
  useEffect(() => {
    latest.current = renew
  })
  useEffect(() => {
    const ask = () => void (document.hidden || latest.current())
    const timer = setInterval(ask, pace)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])
}

function Waiting() {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 3, bgcolor: 'background.paper', paddingInline: 2 }}>
      {Array.from({ length: places }, (_, place) => (
        <Skeleton key={place} variant="text" height={76} mute={place > 0} />
      ))}
    </Box>
  )
}

/** Where the pressed button is gone with its line, the focus goes to the list, not to the page's beginning. */
function useKeptFocus(data: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const within = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const inDialog = within.current && (target as Element).closest('[role=dialog]') !== null
      within.current = inDialog || (list.current?.contains(target as Node) ?? false)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (within.current && document.activeElement === document.body) list.current?.focus()
  }, [data])
  return list
}
