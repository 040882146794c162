import Down from '@mui/icons-material/ArrowDownwardOutlined'
import Up from '@mui/icons-material/ArrowUpwardOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useEffect, useState } from 'react'
import { press } from '../../http/index.ts'
import type { FieldRequest } from '../../schema/fieldService/calls/fieldService.ts'
import { orderFieldRequests } from '../../schema/fieldService/calls.ts'
import { client } from '../core/client.ts'
import { useI18n } from '../core/useI18n.ts'
import { requestOf } from './fieldRequestTexts.ts'
import { useFieldRequestAction } from './useFieldRequests.ts'
import { Items } from '../core/parts/Items.tsx'
import { cutText } from '../core/parts/cutText.ts'

interface RoutePanelProps {
  driverId: string
  date: string
  /** The open visits in their present order. */
  visits: readonly FieldRequest[]
  suggested: readonly string[]
  /** Called with the order while it is edited, so that the map shows it. */
  onOrder?: (ids: readonly string[]) => void
}
const moved = (ids: readonly string[], from: number, to: number) => {
  const next = ids.filter((_, place) => place !== from)
  next.splice(to, 0, ids[from] ?? '')
  return next
}

/** The order of a driver's visits: suggested, edited step by step, saved at once. */
export function RoutePanel({ driverId, date, visits, suggested, onOrder }: RoutePanelProps) {
  const i18n = useI18n()
  const { translate, format } = i18n
  const { run } = useFieldRequestAction()
  const present = visits.map(({ id }) => id)
  const [request, setRequest] = useState<readonly string[] | null>(null)
  // Visits were added or removed meanwhile: the edited order keeps those that exist, and new ones follow.
  const order = request ? [...request.filter((id) => present.includes(id)), ...present.filter((id) => !request.includes(id))] : present
  const key = order.join()
  useEffect(() => onOrder?.(key.split(',').filter(Boolean)), [key, onOrder])
  const changed = key !== present.join()
  const unsaved = changed || visits.some(({ routeOrder }, place) => routeOrder !== place + 1)
  const save = async () => {
    if ((await run(() => client.call(orderFieldRequests, { driverId, date, ids: [...order] }))) === null) setRequest(null)
  }
  if (visits.length === 0) return <p>{translate('admin.dispatch.noVisits')}</p>
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Items ordered sx={{ display: 'grid', gap: 0.5 }}>
        {order.map((id, place) => {
          const visit = visits.find((one) => one.id === id)
          if (!visit) return null
          const name = `${place + 1}. ${requestOf(i18n, visit)}`
          return (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 44 }}>
              <Box
                aria-hidden
                sx={{
                  inlineSize: 26,
                  blockSize: 26,
                  borderRadius: '50%',
                  bgcolor: 'surface.brand',
                  color: 'primary.main',
                  display: 'grid',
                  placeItems: 'center',
                  fontWeight: 650,
                  fontSize: 13,
                  flex: 'none',
                }}
              >
                {format.number(place + 1)}
              </Box>
              <Box sx={{ minInlineSize: 0, flex: 1, fontSize: 13.5 }}>
                <Box sx={cutText}>
                  <bdi>{requestOf(i18n, visit)}</bdi>
                </Box>
                <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>
                  {visit.slotAt ? format.time(visit.slotAt) : translate('admin.dispatch.noTime')}
                  {visit.customer && (
                    <>
                      {' · '}
                      <bdi>{visit.customer.name}</bdi>
                    </>
                  )}
                </Box>
              </Box>
              <IconButton
                size="small"
                aria-label={translate('admin.dispatch.earlier', { name })}
                disabled={place === 0}
                onClick={() => setRequest(moved(order, place, place - 1))}
              >
                <Up fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={translate('admin.dispatch.later', { name })}
                disabled={place === order.length - 1}
                onClick={() => setRequest(moved(order, place, place + 1))}
              >
                <Down fontSize="small" />
              </IconButton>
            </Box>
          )
        })}
      </Items>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => setRequest(suggested)} sx={{ minBlockSize: { xs: 44, sm: 34 } }}>
          {translate('admin.dispatch.suggest')}
        </Button>
        <Button
          size="small"
          variant="contained"
          disabled={!unsaved}
          onClick={press(() => save())}
          sx={{ minBlockSize: { xs: 44, sm: 34 } }}
        >
          {translate('admin.dispatch.saveOrder')}
        </Button>
        {changed && (
          <Button size="small" onClick={() => setRequest(null)} sx={{ minBlockSize: { xs: 44, sm: 34 } }}>
            {translate('admin.form.cancel')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
