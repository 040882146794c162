import Done from '@mui/icons-material/TaskAltOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo, useState } from 'react'
import { press } from '../../http/index.ts'
import { RoutePanel } from './RoutePanel.tsx'
import { useDay } from './useFieldRequests.ts'
import { useNow } from './useNow.ts'
import { requestOf } from './fieldRequestTexts.ts'
import { PageTitle } from '../core/pages/PageTitle.tsx'
import { LazyMap } from '../core/map/LazyMap.tsx'
import type { MapPin } from '../core/map/mapTypes.ts'
import { Notice } from '../core/pages/Notice.tsx'
import { RowFailed } from '../core/pages/RowFailed.tsx'
import { useI18n } from '../core/useI18n.ts'
import { JobCard } from './JobCard.tsx'
import { SharePlace } from './SharePlace.tsx'
import { useSteps, withPending } from './useSteps.ts'
import { Items } from '../core/parts/Items.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'

const noIds: readonly string[] = []
const underwayStages = ['enRoute', 'onSite', 'towing']

/** A driver's day on the phone: jobs in order, each with its next stage as a button. */
export function DrivingPage() {
  const i18n = useI18n()
  const { translate, format } = i18n
  const { data, error, refetch } = useDay(undefined)
  const now = useNow()
  const { step, pending, flush } = useSteps()
  const [showsMap, setShowsMap] = useState(false)
  const [order, setOrder] = useState<readonly string[]>(noIds)
  const onOrder = useCallback((ids: readonly string[]) => setOrder(ids), [])
  const fieldRequests = useMemo(() => (data?.fieldRequests ?? []).map((one) => withPending(one, pending)), [data, pending])
  const open = fieldRequests.filter(({ status }) => status !== 'closed')
  const over = fieldRequests.filter(({ status }) => status === 'closed')
  const visits = useMemo(
    () => (data?.fieldRequests ?? []).filter(({ kind, status }) => kind === 'homeService' && status !== 'closed'),
    [data],
  )
  const pins = useMemo(
    () =>
      fieldRequests.flatMap((one): MapPin[] => {
        const { id, kind, point, status } = one
        if (!point || status === 'closed') return []
        const isHome = kind === 'homeService'
        const number = order.includes(id) ? order.indexOf(id) + 1 : undefined
        return [{ id, kind: isHome ? 'home' : 'tow', point, tone: isHome ? 'info' : 'caution', label: requestOf(i18n, one), number }]
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the speaker only changes with the language, which draws everything anew
    [fieldRequests, order],
  )
  const route = useMemo(() => order.flatMap((id) => visits.find((one) => one.id === id)?.point ?? []), [order, visits])
  if (error && !data) return <RowFailed resource="homeService" failure={error} onRetry={() => refetch()} />
  return (
    <Box sx={{ maxInlineSize: 640, marginInline: 'auto', display: 'grid', gap: 2 }}>
      <PageTitle>{translate('admin.driving.title')}</PageTitle>
      <div>
        <Typography component="h1" variant="h1">
          {translate('admin.driving.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {format.longDay(now)}
          {data && ` · ${translate('admin.driving.left', { smart_count: open.length })}`}
        </Typography>
        <SharePlace underway={open.some(({ stage }) => underwayStages.includes(stage))} />
      </div>
      {pending.length > 0 && (
        <Box
          role="alert"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            flexWrap: 'wrap',
            padding: 1.5,
            borderRadius: 2,
            border: 1,
            borderColor: 'warning.main',
          }}
        >
          <Box sx={{ flex: 1, fontSize: 14 }}>{translate('admin.driving.pending', { smart_count: pending.length })}</Box>
          <Button variant="outlined" onClick={press(() => flush())} sx={{ minBlockSize: 44 }}>
            {translate('admin.driving.sendNow')}
          </Button>
        </Box>
      )}
      {!data && <Skeleton variant="rounded" height={280} />}
      {data && open.length === 0 && (
        <Notice icon={<Done />} title={translate('admin.driving.none')} text={translate('admin.driving.noneText')} />
      )}
      <Items ordered sx={{ display: 'grid', gap: 1.5 }}>
        {open.map((one, place) => (
          <JobCard
            key={one.id}
            fieldRequest={one}
            folded={place > 0 && !underwayStages.includes(one.stage)}
            number={place + 1}
            now={now}
            waits={pending.some(({ fieldRequestId }) => fieldRequestId === one.id)}
            onStep={(to, request) => step(one, to, request)}
          />
        ))}
      </Items>
      {data && open.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Button variant="outlined" aria-expanded={showsMap} onClick={() => setShowsMap(!showsMap)} sx={{ minBlockSize: 48 }}>
            {translate(showsMap ? 'admin.driving.hideRoute' : 'admin.driving.showRoute')}
          </Button>
          {showsMap && (
            <>
              <LazyMap label={translate('admin.driving.map')} height={300} pins={pins} route={route} fit="day" />
              <RoutePanel driverId={data.driver.id} date={data.date} visits={visits} suggested={data.suggested} onOrder={onOrder} />
            </>
          )}
        </Box>
      )}
      {over.length > 0 && (
        <>
          <Typography component="h2" variant="h2">
            {translate('admin.driving.over')}
          </Typography>
          <Items ordered sx={{ display: 'grid', gap: 1.5 }}>
            {over.map((one, place) => (
              <JobCard
                key={one.id}
                fieldRequest={one}
                folded={false}
                number={place + 1}
                now={now}
                waits={pending.some(({ fieldRequestId }) => fieldRequestId === one.id)}
                onStep={() => Promise.resolve(null)}
              />
            ))}
          </Items>
        </>
      )}
    </Box>
  )
}
