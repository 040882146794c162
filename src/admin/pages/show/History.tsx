import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useGetList } from 'react-admin'
import type { Row } from '../../definition.ts'
import { ChangeList } from '../../fields/ChangeList.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { RowName } from '../../fields/RowName.tsx'
import { useTranslate } from '../../../i18n/index.ts'
import { toneOf } from '../../theme/tones.ts'

interface HistoryProps {
  resource: string
  id: string
  /** Asks anew when the row has moved on. */
  version: number
}
type Entry = Row & {
  action: string
  createdAt: string
  createdBy: string | null
  changes: Record<string, { from?: unknown; to?: unknown }>
}
const shown = 25

/** What happened to a row, newest first, with the difference of each field. */
export function History({ resource, id, version }: HistoryProps) {
  const translate = useTranslate()
  const { data, isPending } = useGetList<Entry>('audit', {
    pagination: { page: 1, perPage: shown },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { rowId: id },
    meta: { version },
  })
  return (
    <Box
      component="section"
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3, padding: { xs: 2, sm: 2.5 } }}
    >
      <Typography component="h2" variant="h2" sx={{ marginBlockEnd: 2 }}>
        {translate('admin.show.history')}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={90} />}
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('admin.show.noHistory')}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.map(({ id: entry, action, createdAt, createdBy, changes }) => (
          <Box
            component="li"
            key={entry}
            sx={{
              position: 'relative',
              paddingInlineStart: 2.5,
              paddingBlockEnd: 2,
              fontSize: 13,
              borderInlineStart: '2px solid',
              borderColor: 'divider',
              '&:last-child': { paddingBlockEnd: 0 },
              '&::before': {
                content: '""',
                position: 'absolute',
                insetInlineStart: '-6px',
                insetBlockStart: 6,
                inlineSize: 10,
                blockSize: 10,
                borderRadius: '50%',
                bgcolor: (theme) => theme.palette.meaning[toneOf('auditAction', action) ?? 'neutral'],
                outline: 3,
                outlineColor: 'background.paper',
              },
            }}
          >
            <Typography component="div" variant="body2" sx={{ fontWeight: 600 }}>
              {translate(`enumerations.auditAction.${action}`)}
            </Typography>
            <Typography component="div" variant="caption" sx={{ color: 'text.secondary', marginBlockEnd: 0.75 }}>
              <Moment value={createdAt} dense /> ·{' '}
              {createdBy ? <RowName target="staff" id={createdBy} /> : translate('admin.show.bySystem')}
            </Typography>
            {action !== 'create' && <ChangeList resource={resource} changes={changes} />}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
