import Empty from '@mui/icons-material/TaskAltOutlined'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { FieldRequest } from '../../schema/fieldService/calls/fieldService.ts'
import type { GeoPoint } from '../../schema/core/values/geo.ts'
import { chooseDrivers, firstChoice } from '../../schema/fieldService/driverChoice.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { PageTitle } from '../core/pages/PageTitle.tsx'
import { LazyMap } from '../core/map/LazyMap.tsx'
import type { MapPin } from '../core/map/mapTypes.ts'
import { Notice } from '../core/pages/Notice.tsx'
import { RowFailed } from '../core/pages/RowFailed.tsx'
import { useI18n } from '../core/useI18n.ts'
import { DriverList, driverSays } from './DriverList.tsx'
import { FieldRequestItem } from './FieldRequestItem.tsx'
import { stageWord, waitingMinutes, waitTone, requestOf } from './fieldRequestTexts.ts'
import { RoutePanel } from './RoutePanel.tsx'
import { useDay, usePreferences } from './useFieldRequests.ts'
import { useNow } from './useNow.ts'
import { Items } from '../core/parts/Items.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'

const kinds = ['all', 'roadsideAssistance', 'homeService', 'unassigned'] as const
type Shown = (typeof kinds)[number]
const passesKind = (shown: Shown, { kind, driverId }: FieldRequest) =>
  shown === 'all' || (shown === 'unassigned' ? driverId === null : kind === shown)
const noIds: readonly string[] = []
const noPoints: readonly GeoPoint[] = []

/** The dispatch page: open field requests and drivers, on a map and in lists with the same content. */
export function DispatchPage() {
  const i18n = useI18n()
  const { translate, code } = i18n
  const { data, error, refetch } = usePreferences()
  const now = useNow()
  const [shown, setShown] = useState<Shown>('all')
  // Other pages name the request whose driver is to be sent.
  const [given] = useSearchParams()
  const [chosen, setChosen] = useState(given.get('request') ?? undefined)
  const [driver, setDriver] = useState<string>()
  const [order, setOrder] = useState<readonly string[]>(noIds)
  const day = useDay(driver)
  const visits = useMemo(
    () => (driver ? (day.data?.fieldRequests ?? []) : []).filter(({ kind, status }) => kind === 'homeService' && status !== 'closed'),
    [driver, day.data],
  )
  const onOrder = useCallback((ids: readonly string[]) => setOrder(ids), [])
  const fieldRequests = useMemo(
    () =>
      (data?.fieldRequests ?? [])
        .filter((one) => passesKind(shown, one))
        .toSorted(
          (one, other) =>
            (waitingMinutes(other, now) ?? -1) - (waitingMinutes(one, now) ?? -1) || (one.slotAt ?? '').localeCompare(other.slotAt ?? ''),
        ),
    [data, shown, now],
  )
  const drivers = useMemo(() => data?.drivers ?? [], [data])
  const areas = useMemo(() => (data?.areas ?? []).map(({ id, name, shape }) => ({ id, name: name[code], shape })), [data, code])
  const numbers = useMemo(() => new Map((driver ? order : noIds).map((id, place) => [id, place + 1])), [driver, order])
  const pins = useMemo((): MapPin[] => {
    const jobs = fieldRequests.flatMap((one): MapPin[] => {
      if (!one.point) return []
      const stage = stageWord(i18n, one.kind, one.stage)
      const minutes = waitingMinutes(one, now) ?? 0
      const waited = minutes > 0 && waitTone(minutes) !== 'neutral' ? waitTone(minutes) : undefined
      return [
        {
          id: one.id,
          kind: one.kind === 'homeService' ? 'home' : 'tow',
          point: one.point,
          tone: one.arrivedAt ? 'positive' : (waited ?? (stage.tone === 'neutral' ? 'info' : stage.tone)),
          label: [requestOf(i18n, one), one.ref, stage.text].join(', '),
          number: numbers.get(one.id),
        },
      ]
    })
    const people = drivers.flatMap((one): MapPin[] =>
      one.place && one.place.from !== 'branch'
        ? [
            {
              id: one.id,
              kind: 'driver',
              point: one.place,
              tone: one.busy ? 'info' : 'positive',
              label: `${one.name[i18n.code]}, ${driverSays(i18n, one, now)}`,
            },
          ]
        : [],
    )
    return [...jobs, ...people]
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the speaker is made anew with the language only in what it says
  }, [fieldRequests, drivers, numbers, now, code])
  // The day of the chosen driver; else the way to the chosen request, of its driver or of the one who is offered first.
  const route = useMemo(() => {
    if (driver) {
      const start = drivers.find(({ id }) => id === driver)?.place
      const stops = order.flatMap((id) => visits.find((one) => one.id === id)?.point ?? [])
      return [...(start ? [start] : []), ...stops]
    }
    const going = fieldRequests.find(({ id }) => id === chosen)
    if (!going?.point || going.arrivedAt) return noPoints
    const choices = chooseDrivers(going, drivers)
    const start = (going.driverId ? choices.find((one) => one.driver.id === going.driverId) : firstChoice(choices))?.place
    return start ? [start, going.point] : noPoints
  }, [drivers, driver, order, visits, fieldRequests, chosen])
  const pressed = useMemo(() => [driver, chosen].filter((id) => id !== undefined), [driver, chosen])
  const press = (id: string) => {
    if (drivers.some((one) => one.id === id)) setDriver(id === driver ? undefined : id)
    else setChosen(id === chosen ? undefined : id)
  }
  const isListed = fieldRequests.some(({ id }) => id === chosen)
  // A field request pressed on the map, or named by the page before, is scrolled into view in the list.
  useEffect(() => {
    if (chosen && isListed) document.getElementById(`field-request-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, isListed])
  if (error && !data) return <RowFailed resource="roadsideAssistance" failure={error} onRetry={() => refetch()} />
  return (
    <>
      <PageTitle>{translate('admin.dispatch.title')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBlockEnd: 2 }}>
        <Typography component="h1" variant="h1" sx={{ marginInlineEnd: 'auto' }}>
          {translate('admin.dispatch.title')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          aria-label={translate('admin.dispatch.show')}
          onChange={(_, next: Shown | null) => {
            if (next) setShown(next)
          }}
          sx={{ maxInlineSize: '100%', overflowX: 'auto' }}
        >
          {kinds.map((kind) => (
            <ToggleButton key={kind} value={kind} sx={{ textTransform: 'none', whiteSpace: 'nowrap', minBlockSize: { xs: 44, sm: 36 } }}>
              {translate(`admin.dispatch.kinds.${kind}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '400px minmax(0, 1fr)' },
          gridTemplateRows: { lg: 'auto 1fr' },
          alignItems: 'start',
        }}
      >
        <Box
          component="section"
          aria-label={translate('admin.dispatch.fieldRequests')}
          sx={{
            gridRow: { lg: 'span 2' },
            order: { xs: 2, lg: 1 },
            maxBlockSize: { lg: 'calc(100dvh - 160px)' },
            overflowY: { lg: 'auto' },
            padding: '2px',
          }}
        >
          {!data && <Skeleton variant="rounded" height={320} />}
          {data && fieldRequests.length === 0 && (
            <Notice icon={<Empty />} title={translate('admin.dispatch.none')} text={translate('admin.dispatch.noneText')} />
          )}
          <Items sx={{ display: 'grid', gap: 1 }}>
            {fieldRequests.map((one) => (
              <FieldRequestItem
                key={one.id}
                fieldRequest={one}
                drivers={drivers}
                now={now}
                chosen={one.id === chosen}
                onChoose={() => press(one.id)}
              />
            ))}
          </Items>
        </Box>
        <Box sx={{ order: { xs: 1, lg: 2 }, minInlineSize: 0, blockSize: { xs: 280, lg: 'min(56dvh, 620px)' } }}>
          <LazyMap
            label={translate('admin.dispatch.map')}
            height="100%"
            pins={pins}
            areas={areas}
            route={route}
            chosen={pressed}
            onPin={press}
            fit={`${data ? 'here' : ''}${shown}`}
          />
        </Box>
        <Box sx={{ order: 3, minInlineSize: 0 }}>
          <Panel title={translate('admin.dispatch.drivers')} text={translate('admin.dispatch.driversText')}>
            <DriverList drivers={drivers} now={now} chosen={driver} onChoose={press} />
            {driver && day.data && (
              <Box sx={{ marginBlockStart: 2 }}>
                <Typography component="h3" variant="h3" sx={{ marginBlockEnd: 1 }}>
                  {translate('admin.dispatch.routeOf', { name: day.data.driver.name[code] })}
                </Typography>
                <RoutePanel
                  key={driver}
                  driverId={driver}
                  date={day.data.date}
                  visits={visits}
                  suggested={day.data.suggested}
                  onOrder={onOrder}
                />
              </Box>
            )}
          </Panel>
        </Box>
      </Box>
    </>
  )
}
