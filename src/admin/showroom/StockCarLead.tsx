import Open from '@mui/icons-material/OpenInNewOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { daysBetween } from '../../schema/core/time/dayLength.ts'
import { FileViews } from '../../fields/upload/adminFileViews.tsx'
import { session } from '../../session/index.ts'
import { RowName } from '../core/fields/RowName.tsx'
import { listLink } from '../core/listLink.ts'
import { useClock } from '../core/minuteClock.ts'
import { Items } from '../core/parts/Items.tsx'
import { Panel } from '../core/parts/Panel.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import type { Row } from '../core/definition.ts'
import { useMay } from '../core/rights.ts'
import { toneOf } from '../core/theme/tones.ts'
import { useI18n } from '../core/useI18n.ts'

const shown = 6

/** The leads that are about a car, the newest first. */
function LeadsOfCar({ id }: { id: string }) {
  const { translate, format } = useI18n()
  const may = useMay()
  const allowed = may('list', 'leads')
  const {
    data,
    total = 0,
    isPending,
  } = useGetList<Row>(
    'leads',
    { pagination: { page: 1, perPage: shown }, sort: { field: 'createdAt', order: 'DESC' }, filter: { stockCarId: [id] } },
    { enabled: allowed },
  )
  if (!allowed) return null
  return (
    <Panel title={translate('admin.stockCar.leads')}>
      {isPending && <Skeleton variant="rounded" height={88} />}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('admin.stockCar.noLeads')}</Typography>}
      <Items>
        {data?.map((lead) => (
          <Box component="li" key={lead.id} sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
            <Box
              component={RouterLink}
              to={`/home/leads/${lead.id}/show`}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 2,
                minBlockSize: 44,
                paddingBlock: 0.75,
                color: 'inherit',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'surface.sunken' },
              }}
            >
              <Typography component="span" sx={{ flex: 1, minInlineSize: 140, fontWeight: 600 }}>
                <bdi>{String(lead['name'])}</bdi>
              </Typography>
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {format.date(String(lead['createdAt']))}
              </Typography>
              <StatusDot tone={toneOf('leadStatus', String(lead['status'])) ?? 'neutral'}>
                {translate(wordKey('leadStatus', lead['status']))}
              </StatusDot>
            </Box>
          </Box>
        ))}
      </Items>
      {total > shown && (
        <Link component={RouterLink} to={listLink('leads', { stockCarId: [id] })} underline="hover" sx={{ fontSize: 13 }}>
          {translate('admin.stockCar.allLeads')}
        </Link>
      )}
    </Panel>
  )
}

/** A car for sale: what it costs, how long it has been here, for whom it is reserved, its photos, and who asked about it. */
export function StockCarLead({ row }: { row: Row }) {
  const { translate, format, language } = useI18n()
  const now = useClock()
  const { leadId, reservedUntil, soldAt, arrivedOn, price, status } = row
  const photos = Array.isArray(row['photos']) ? row['photos'].map(String) : []
  const until = new Date(typeof soldAt === 'string' ? soldAt : now).toISOString().slice(0, 10)
  const days = Math.max(0, daysBetween(String(arrivedOn), until))
  const page = `/${language}/home/shop-now?${new URLSearchParams({ tenantId: session.get('clientDetail')?.tenantId ?? '', car: row.id })}`
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel
        title={translate('resources.stockCars.sections.offer')}
        action={
          <Button size="small" href={page} target="_blank" rel="noopener" endIcon={<Open fontSize="small" />}>
            {translate('admin.stockCar.onLanding')}
          </Button>
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, rowGap: 0.5 }}>
          <Typography component="p" sx={{ fontSize: 30, fontWeight: 700, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>
            <bdi>{format.money(Number(price))}</bdi>
          </Typography>
          <Typography component="p" sx={{ color: 'text.secondary' }}>
            {translate('admin.stockCar.days', { smart_count: days })}
          </Typography>
        </Box>
        {typeof leadId === 'string' && (
          <Typography component="p" sx={{ marginBlockStart: 1 }}>
            {translate(status === 'sold' ? 'admin.stockCar.soldTo' : 'admin.stockCar.for')} <RowName target="leads" id={leadId} linked />
          </Typography>
        )}
        {typeof reservedUntil === 'string' && (
          <Typography component="p" variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('admin.stockCar.waits', { time: format.time(reservedUntil) })}
          </Typography>
        )}
        <Box sx={{ marginBlockStart: 2 }}>
          {photos.length > 0 ? (
            <FileViews ids={photos} />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('admin.stockCar.noPhotos')}
            </Typography>
          )}
        </Box>
      </Panel>
      <LeadsOfCar id={row.id} />
    </Box>
  )
}
