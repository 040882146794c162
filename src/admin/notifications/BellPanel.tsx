import Done from '@mui/icons-material/DoneAllOutlined'
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { press } from '../../http/index.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { client } from '../core/client.ts'
import { definitionOf } from '../core/definition.ts'
import { icons } from '../core/icons.ts'
import { useLiveRefresh } from '../core/live/useLiveRefresh.ts'
import { useLiveLost } from '../core/live/liveState.ts'
import { resources } from '../../schema/resources.ts'
import { ownNotifications, readNotifications } from '../../schema/notifications/calls.ts'
import { useI18n } from '../core/useI18n.ts'
import { Unseen } from '../core/parts/Unseen.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'

type Notification = OutputOf<'ownNotifications'>['data'][number]
const queryKey = ['notifications']

/** The person's notices by day, newest first; each links to its row, which marks it as read. */
export function BellPanel({ onGo }: { onGo: () => void }) {
  const { translate, format } = useI18n()
  const memory = useQueryClient()
  const lost = useLiveLost()
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(ownNotifications, {}, { signal, quiet: 'silent' }),
    refetchInterval: lost ? 60_000 : false,
  })
  useLiveRefresh(['notifications'], () => memory.invalidateQueries({ queryKey }))
  const read = useMutation({
    mutationFn: (which: { ids: string[] } | { all: true }) => client.call(readNotifications, which),
    onSuccess: () => Promise.all([memory.invalidateQueries({ queryKey }), memory.invalidateQueries({ queryKey: ['badges'] })]),
  })
  const days = [...new Set(data?.data.map(({ createdAt }) => format.date(createdAt)))]
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          paddingInline: 2,
          minBlockSize: 52,
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography component="h2" variant="h3" sx={{ flex: 1 }}>
          {translate('admin.bell.title')}
        </Typography>
        {(data?.unread ?? 0) > 0 && (
          <Button size="small" startIcon={<Done />} onClick={press(() => read.mutateAsync({ all: true }))}>
            {translate('admin.bell.readAll')}
          </Button>
        )}
      </Box>
      <Box sx={{ overflowY: 'auto', padding: 1, minBlockSize: 160 }}>
        {!data &&
          !isError &&
          [0, 1, 2].map((place) => <Skeleton key={place} variant="rounded" height={52} mute={place > 0} sx={{ marginBlockEnd: 1 }} />)}
        {isError && <Typography sx={{ padding: 3, textAlign: 'center' }}>{translate('admin.bell.failed')}</Typography>}
        {data?.data.length === 0 && (
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, padding: 4, color: 'text.secondary', textAlign: 'center' }}>
            <BellIcon sx={{ fontSize: 36, color: 'text.disabled' }} />
            {translate('admin.bell.empty')}
          </Box>
        )}
        {days.map((day) => (
          <Box key={day} component="section" aria-label={day}>
            <Typography component="h3" variant="caption" sx={{ display: 'block', padding: 1, color: 'text.secondary', fontWeight: 600 }}>
              {day === format.date(Date.now()) ? translate('admin.bell.today') : day}
            </Typography>
            {data?.data
              .filter(({ createdAt }) => format.date(createdAt) === day)
              .map((one) => (
                <Line
                  key={one.id}
                  details={one}
                  onGo={() => {
                    if (!one.readAt) read.mutate({ ids: [one.id] })
                    onGo()
                  }}
                />
              ))}
          </Box>
        ))}
      </Box>
    </>
  )
}

function Line({ details: notification, onGo }: { details: Notification; onGo: () => void }) {
  const { code, format, translate } = useI18n()
  const { resource, rowId, title, createdAt, readAt } = notification
  const known = resource !== null && resource in resources
  const Icon = known ? icons[definitionOf(resource).icon] : BellIcon
  const way = known ? (rowId ? `/home/${resource}/${rowId}/show` : `/home/${resource}`) : undefined
  return (
    <ButtonBase
      {...(way ? { component: Link, to: way } : {})}
      onClick={onGo}
      sx={{
        display: 'flex',
        gap: 1.5,
        inlineSize: '100%',
        justifyContent: 'flex-start',
        alignItems: 'flex-start',
        textAlign: 'start',
        padding: 1,
        borderRadius: 2,
        color: 'text.primary',
        '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
      }}
    >
      <Icon aria-hidden fontSize="small" sx={{ color: 'text.disabled', marginBlockStart: 0.25 }} />
      <Box component="span" sx={{ flex: 1, minInlineSize: 0, fontWeight: readAt ? 400 : 600 }}>
        <bdi>{title[code]}</bdi>
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {format.time(createdAt)}
        </Typography>
      </Box>
      {!readAt && (
        <Box
          component="span"
          sx={{ flex: 'none', inlineSize: 8, blockSize: 8, borderRadius: '50%', bgcolor: 'primary.main', marginBlockStart: 0.75 }}
        >
          <Unseen>{translate('admin.bell.new')}</Unseen>
        </Box>
      )}
    </ButtonBase>
  )
}
