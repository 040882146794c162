import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { figures, nowWord, presentBound, type FigureKey } from '../../schema/dashboard/dashboards.ts'
import type { Action } from '../../schema/core/access.ts'
import type { Row } from '../core/definition.ts'
import { RowHeading } from '../core/pages/RowHeading.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { listLink } from '../core/listLink.ts'
import { Panel } from '../core/parts/Panel.tsx'

const shown = 4

interface Need {
  key: FigureKey
  since: string
  right?: Action
}

// Each with the longest waiting first, the moment from which waiting counts, and the right without which nothing can be done about it.
const needs = [
  { key: 'leadsOverdue', since: 'dueAt' },
  { key: 'complaintsOverdue', since: 'dueAt' },
  { key: 'promiseLate', since: 'promiseAt' },
  { key: 'followUpsDue', since: 'dueAt' },
  { key: 'vehiclesPending', since: 'createdAt', right: 'approve' },
] as const satisfies readonly Need[]
// The same filter as the figure with that key.
const filterAt = (key: FigureKey, now: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(figures[key].filter).map(([field, value]) => [field, value === nowWord ? now : value]))

/** Rows that need attention now, by kind; kinds without any are left out. */
export function NeedsNow() {
  const may = useMay()
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        '& > *': { flex: '1 1 min(100%, 380px)' },
        // Three a row, but four in two rows of two.
        '& > :first-of-type:nth-last-of-type(4), & > :first-of-type:nth-last-of-type(4) ~ *': { flexBasis: { lg: '45%' } },
        '&:empty': { display: 'none' },
      }}
    >
      {needs
        .filter(({ key, right = 'list' }: Need) => may('list', figures[key].resource) && may(right, figures[key].resource))
        .map((need) => (
          <Waiting key={need.key} need={need} />
        ))}
    </Box>
  )
}

function Waiting({ need: { key, since } }: { need: Need }) {
  const { translate, format } = useI18n()
  const { resource } = figures[key]
  const [filter] = useState(() => filterAt(key, presentBound(new Date())))
  const sort = { field: since, order: 'ASC' as const }
  const { data, total = 0 } = useGetList<Row>(resource, {
    pagination: { page: 1, perPage: shown },
    sort,
    filter,
  })
  if (!data?.length) return null
  return (
    <Panel
      title={translate(`admin.dashboard.figures.${key}`)}
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
