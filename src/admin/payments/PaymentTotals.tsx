import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '../../schema/core/time/zone.ts'
import { paymentTotals } from '../../schema/payments/calls.ts'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { Comparison } from './Comparison.tsx'
import { DayTotals } from './DayTotals.tsx'
import { StateTotals } from './StateTotals.tsx'
import { dayMs } from '../../schema/core/time/dayLength.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'

const periods = [1, 7, 30] as const
const dayIn = (timeZone: string, daysAgo: number): string => dayOf(Date.now() - daysAgo * dayMs, timeZone)

/** The totals of the last days by state and by day, and the reconciliation. */
export function PaymentTotals() {
  const { translate, timeZone } = useI18n()
  const may = useMay()
  const [days, setDays] = useState<number>(7)
  const span = { from: dayIn(timeZone, days - 1), to: dayIn(timeZone, 0) }
  const { data } = useQuery({
    queryKey: ['payments', 'totals', span.from, span.to],
    queryFn: ({ signal }) => client.call(paymentTotals, span, { signal, quiet: 'silent' }),
  })
  const choice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={days}
      aria-label={translate('admin.payment.summary.period')}
      onChange={(_event, chosen: number | null) => chosen && setDays(chosen)}
      sx={{ '& .MuiToggleButton-root': { minHeight: { xs: 44, sm: 32 }, textTransform: 'none' } }}
    >
      {periods.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`admin.payment.summary.days.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
        gap: 2,
        marginBlockStart: 1,
        alignItems: 'start',
      }}
    >
      <Panel title={translate('admin.payment.summary.states')} action={choice}>
        {data ? <StateTotals totals={data.totals} span={span} /> : <Skeleton variant="rounded" height={150} />}
      </Panel>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {may('list', 'paymentRuns') && (
          <Panel title={translate('admin.payment.summary.compare')}>
            {data ? <Comparison {...data} /> : <Skeleton variant="rounded" height={72} />}
          </Panel>
        )}
        {days > 1 && (
          <Panel title={translate('admin.payment.summary.byDay')}>
            {data ? <DayTotals totals={data.totals} /> : <Skeleton variant="rounded" height={100} />}
          </Panel>
        )}
      </Box>
    </Box>
  )
}
