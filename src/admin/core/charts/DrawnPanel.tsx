import AsChart from '@mui/icons-material/BarChartOutlined'
import AsTable from '@mui/icons-material/TableRowsOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useI18n } from '../useI18n.ts'
import { Bars } from './Bars.tsx'
import { ChartTable } from './ChartTable.tsx'
import { Columns } from './Columns.tsx'
import { Panel } from '../parts/Panel.tsx'
import type { Drawn } from './drawn.ts'

interface DrawnPanelProps {
  chart: Drawn
  title: string
  text?: string | undefined
  /** A line below the heading. */
  about?: string | undefined
  /** The heading of the parts in the table, where they are not a field. */
  head?: string | undefined
}
/** A chart with its heading, and its values as a table. */
export function DrawnPanel({ chart, title, text, about, head }: DrawnPanelProps) {
  const { translate } = useI18n()
  const [table, setTable] = useState(false)
  const label = translate(table ? 'admin.dashboard.asChart' : 'admin.dashboard.asTable')
  const nothing = chart.segments.every(({ value }) => !value)
  const Drawing = chart.kind === 'days' ? Columns : Bars
  return (
    <Panel
      title={title}
      text={text}
      action={
        <Tooltip title={label}>
          <IconButton size="small" aria-label={label} aria-pressed={table} onClick={() => setTable(!table)}>
            {table ? <AsChart fontSize="small" /> : <AsTable fontSize="small" />}
          </IconButton>
        </Tooltip>
      }
    >
      {about && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
          {about}
        </Typography>
      )}
      {nothing && !table ? (
        <Typography sx={{ color: 'text.secondary', paddingBlock: 3 }}>{translate('admin.dashboard.nothing')}</Typography>
      ) : table ? (
        <ChartTable chart={chart} head={head} />
      ) : (
        <Drawing chart={chart} />
      )}
    </Panel>
  )
}
