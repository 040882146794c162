import Next from '@mui/icons-material/PhoneForwardedOutlined'
import Done from '@mui/icons-material/TaskAltOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { press } from '../../http/index.ts'
import { limits } from '../../schema/core/limits.ts'
import { takeCall } from '../../schema/surveys/calls.ts'
import { useSession } from '../../session/index.ts'
import { client } from '../core/client.ts'
import { PageTitle } from '../core/pages/PageTitle.tsx'
import { Notice } from '../core/pages/Notice.tsx'
import { RowFailed } from '../core/pages/RowFailed.tsx'
import { useI18n } from '../core/useI18n.ts'
import { useAct } from '../core/useAct.ts'
import { CallItem } from './CallItem.tsx'
import { useCalls, type CallsWhen } from './useCalls.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

const both = ['now', 'later'] as const

/** The call list: customers to be called about a survey, and the button for the next one. */
export function OutboundPage() {
  const { translate, format } = useI18n()
  const navigate = useNavigate()
  const locationId = useSession('branch')
  const [when, setWhen] = useState<CallsWhen>('now')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useCalls(when, page)
  const { run } = useAct(['outbound'])
  if (error && !data) return <RowFailed resource="surveyInvitations" failure={error} onRetry={() => refetch()} />
  const takeNext = () =>
    run(async () => {
      const { call } = await client.call(takeCall, locationId ? { locationId } : {})
      if (call) void navigate(`/home/outbound/${call.id}`)
    })
  return (
    <Box sx={{ maxInlineSize: 880, marginInline: 'auto', display: 'grid', gap: 2 }}>
      <PageTitle>{translate('admin.outbound.title')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography component="h1" variant="h1">
            {translate('admin.outbound.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{translate('admin.outbound.text')}</Typography>
        </Box>
        <Button
          variant="contained"
          size="large"
          startIcon={<Next />}
          disabled={!data || data.now === 0}
          onClick={press(() => takeNext())}
          sx={{ minBlockSize: 48, flexGrow: { xs: 1, sm: 0 } }}
        >
          {translate('admin.outbound.next')}
        </Button>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={when}
        aria-label={translate('admin.outbound.which')}
        onChange={(_, next: CallsWhen | null) => {
          if (next) setWhen(next)
          setPage(1)
        }}
        sx={{ '& .MuiToggleButton-root': { minBlockSize: 44, paddingInline: 2.5, gap: 1 } }}
      >
        {both.map((one) => (
          <ToggleButton key={one} value={one}>
            {translate(`admin.outbound.${one}`)}
            <Box component="bdi" sx={{ fontWeight: 700 }}>
              {data ? format.number(data[one]) : ''}
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {!data && <Skeleton variant="rounded" height={280} />}
      {data?.total === 0 &&
        (when === 'now' ? (
          <Notice icon={<Done />} title={translate('admin.outbound.none')} text={translate('admin.outbound.noneText')} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{translate('admin.outbound.noneLater')}</Typography>
        ))}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}>
        {data?.data.map((call) => (
          <CallItem key={call.id} call={call} />
        ))}
      </Box>
      {data && data.total > limits.pageSize && (
        <Pagination count={Math.ceil(data.total / limits.pageSize)} page={page} onChange={(_, next) => setPage(next)} />
      )}
    </Box>
  )
}
