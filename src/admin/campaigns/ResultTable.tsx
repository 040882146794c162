import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useI18n } from '../core/useI18n.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

interface ResultTableProps<C extends string> {
  title: string
  /** The heading of the first column. */
  first: string
  columns: readonly C[]
  rows: readonly ({ name: string } & Record<C, number>)[]
}

/** Numbers of a campaign in a table, a row for each part. */
export function ResultTable<C extends string>({ title, first, columns, rows }: ResultTableProps<C>) {
  const { translate, format } = useI18n()
  if (rows.length === 0) return null
  const cell = { paddingBlock: 0.75, paddingInlineEnd: 1.5, borderBlockEnd: 1, borderColor: 'divider', textAlign: 'end' } as const
  return (
    <Box sx={{ marginBlockStart: 2.5 }}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 650, marginBlockEnd: 0.5 }}>
        {title}
      </Typography>
      <Box tabIndex={0} role="region" aria-label={title} sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={{ inlineSize: '100%', borderCollapse: 'collapse', fontSize: 13 }}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ ...cell, textAlign: 'start', fontWeight: 600 }}>
                {first}
              </Box>
              {columns.map((name) => (
                <Box component="th" scope="col" key={name} sx={{ ...cell, fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {translate(namedKey(`admin.campaign.outcome.${name}`))}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <Box component="th" scope="row" sx={{ ...cell, textAlign: 'start', fontWeight: 400, whiteSpace: 'nowrap' }}>
                  {row.name}
                </Box>
                {columns.map((name) => (
                  <Box component="td" key={name} sx={cell}>
                    <bdi>{format.number(row[name])}</bdi>
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  )
}
