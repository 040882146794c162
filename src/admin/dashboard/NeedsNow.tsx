import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Row } from '../definition.ts'
import { wireFilter } from '../filters/wireFilter.ts'
import { RowHeading } from '../pages/RowHeading.tsx'
import { useMay } from '../rights.ts'
import { useSpeaker } from '../speaker.ts'
import { listLink } from './listLink.ts'
import { Panel } from './Panel.tsx'

const shown = 4
const open = ['open', 'in-progress']

// Each with what waits longest first, and the moment that says how long.
const needs = [
  { key: 'leadsOverdue', resource: 'leads', filter: { dueAtSpan: 'past', status: ['pending', 'in-progress'] }, since: 'dueAt' },
  { key: 'complaintsOpen', resource: 'complaints', filter: { status: open }, since: 'createdAt' },
  { key: 'vehiclesWaiting', resource: 'vehicles', filter: { status: ['Pending'] }, since: 'createdAt' },
  { key: 'followUpsOverdue', resource: 'followUps', filter: { dueAtSpan: 'past', contactResultHas: 'false' }, since: 'dueAt' },
] as const
type Need = (typeof needs)[number]

/** What needs a person now, kind by kind; a kind of which nothing waits is not there. */
export function NeedsNow() {
  const may = useMay()
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
        alignItems: 'start',
        '&:empty': { display: 'none' },
      }}
    >
      {needs
        .filter(({ resource }) => may('list', resource))
        .map((need) => (
          <Waiting key={need.key} need={need} />
        ))}
    </Box>
  )
}

function Waiting({ need: { key, resource, filter, since } }: { need: Need }) {
  const { translate, format, timeZone } = useSpeaker()
  const sort = { field: since, order: 'ASC' as const }
  const { data, total = 0 } = useGetList<Row>(resource, {
    pagination: { page: 1, perPage: shown },
    sort,
    filter: wireFilter(resource, filter, timeZone),
  })
  if (!data?.length) return null
  return (
    <Panel
      title={translate(`admin.dashboard.${key}`)}
      text={format.number(total)}
      action={
        <Button size="small" component={Link} to={listLink(resource, filter, sort)}>
          {translate('admin.dashboard.all')}
        </Button>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginInline: -1.5, padding: 0 }}>
        {data.map((row) => (
          <Box component="li" key={row.id} sx={{ '&:not(:last-child)': { borderBlockEnd: '1px solid', borderColor: 'divider' } }}>
            <ButtonBase
              component={Link}
              to={`/home/${resource}/${row.id}/show`}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                gap: 2,
                inlineSize: '100%',
                minBlockSize: 52,
                paddingInline: 1.5,
                textAlign: 'start',
                fontSize: 14,
                borderRadius: 2,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Box sx={{ minInlineSize: 0, overflow: 'hidden' }}>
                <RowHeading resource={resource} row={row} />
              </Box>
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary', flex: 'none' }}>
                <Tooltip title={format.dateTime(String(row[since]))}>
                  <time dateTime={String(row[since])}>{format.relative(String(row[since]))}</time>
                </Tooltip>
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
