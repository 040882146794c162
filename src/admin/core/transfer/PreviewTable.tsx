import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import type { ImportPreview, UploadedFile } from '../../../schema/core/longWork/transfer.ts'
import { StatusDot } from '../parts/StatusDot.tsx'
import { useI18n } from '../useI18n.ts'
import type { Plan } from './plan.ts'
import { cutText } from '../parts/cutText.ts'

const tones = { create: 'positive', update: 'info', unchanged: 'neutral', failed: 'critical' } as const

/** The first rows: what would happen to each, the mapped values, and errors. */
export function PreviewTable({ file, plan, rows }: { file: UploadedFile; plan: Plan; rows: ImportPreview['rows'] }) {
  const { translate, format } = useI18n()
  const labels = new Map(file.columns.map(({ key, label }) => [key, label]))
  const taken = plan.mapping.flatMap((key, place) => (key === null ? [] : [{ place, label: labels.get(key) ?? key }]))
  return (
    <Box
      role="region"
      tabIndex={0}
      aria-label={translate('admin.transfer.preview', { count: format.number(rows.length) })}
      sx={{ overflowX: 'auto', bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 3 }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('admin.transfer.row')}</TableCell>
            <TableCell>{translate('admin.transfer.outcome')}</TableCell>
            {taken.map(({ place, label }) => (
              <TableCell key={place}>{label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ row, cells, outcome, foundBy, problems }) => {
            const wrong = new Set(problems.map(({ column }) => column))
            return (
              <Fragment key={row}>
                <TableRow sx={problems.length > 0 ? { '& td': { borderBlockEnd: 0 } } : {}}>
                  <TableCell sx={{ color: 'text.secondary' }}>{format.number(row)}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    <StatusDot tone={tones[outcome]}>{translate(`admin.transfer.outcomes.${outcome}`)}</StatusDot>
                    {foundBy && <Typography variant="caption">{translate('admin.transfer.foundBy', { field: foundBy })}</Typography>}
                  </TableCell>
                  {taken.map(({ place, label }) => (
                    <TableCell
                      key={place}
                      sx={{
                        maxInlineSize: 240,
                        ...cutText,
                        ...(wrong.has(label) ? { color: 'error.main', fontWeight: 600 } : {}),
                      }}
                    >
                      <bdi>{cells[place] ?? ''}</bdi>
                    </TableCell>
                  ))}
                </TableRow>
                {problems.length > 0 && (
                  <TableRow>
                    <TableCell />
                    <TableCell colSpan={taken.length + 1} sx={{ paddingBlockStart: 0 }}>
                      {problems.map(({ column, message }) => (
                        <Typography key={`${column} ${message}`} variant="body2" sx={{ color: 'error.main' }}>
                          {column ? translate('admin.transfer.problem', { column, message }) : message}
                        </Typography>
                      ))}
                    </TableCell>
                  </TableRow>
                )}
              </Fragment>
            )
          })}
        </TableBody>
      </Table>
    </Box>
  )
}
