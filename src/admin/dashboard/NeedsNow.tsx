import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { figures } from '../../schema/dashboard/dashboards.ts'
import type { Row } from '../core/definition.ts'
import { RowHeading } from '../core/pages/RowHeading.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { listLink } from '../core/listLink.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { dashboardNow, forgetNow, needQuestion, needsOf } from './questions.ts'

/** Rows that need attention now, by kind; kinds without any are left out. */
export function NeedsNow() {
  const may = useMay()
  const memory = useQueryClient()
  const [now] = useState(() => dashboardNow(memory))
  useEffect(() => forgetNow(memory), [memory])
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
      {needsOf(may).map((need) => (
        <Waiting key={need.key} need={need} now={now} />
      ))}
    </Box>
  )
}

function Waiting({ need, now }: { need: ReturnType<typeof needsOf>[number]; now: string }) {
  const { key, since } = need
  const { translate, format } = useI18n()
  const { resource } = figures[key]
  const question = needQuestion(need, now)
  const { data, total = 0 } = useGetList<Row>(resource, question)
  if (!data?.length) return null
  return (
    <Panel
      title={translate(`admin.dashboard.figures.${key}`)}
      text={format.number(total)}
      action={
        <Button size="small" component={Link} to={listLink(resource, question.filter, question.sort)}>
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
