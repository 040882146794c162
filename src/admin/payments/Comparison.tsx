import Agreed from '@mui/icons-material/CheckCircleOutlined'
import Compare from '@mui/icons-material/CompareArrowsOutlined'
import Trouble from '@mui/icons-material/ReportProblemOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { press } from '../../http/index.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { reconcilePayments } from '../../schema/payments/calls.ts'
import { client } from '../core/client.ts'
import { listLink } from '../core/listLink.ts'
import { Moment } from '../core/parts/Moment.tsx'
import { useModuleRight } from '../core/moduleRight.ts'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'

type ComparisonProps = Pick<OutputOf<'paymentTotals'>, 'lastRun' | 'openFindings' | 'busy'>

/** The last reconciliation, and its open findings. */
export function Comparison({ lastRun, openFindings, busy }: ComparisonProps) {
  const { translate, format } = useI18n()
  const may = useModuleRight('paymentRuns')
  const { run } = useRowAction('payments')
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box
          aria-hidden
          sx={{ display: 'inline-flex', color: (theme) => theme.palette.meaning[openFindings > 0 ? 'critical' : 'positive'] }}
        >
          {openFindings > 0 ? <Trouble fontSize="small" /> : <Agreed fontSize="small" />}
        </Box>
        <div>
          <Typography sx={{ fontWeight: 600 }}>
            {openFindings > 0
              ? translate('admin.payment.summary.differences', { smart_count: openFindings })
              : translate(lastRun ? 'admin.payment.summary.agreed' : 'admin.payment.summary.never')}
          </Typography>
          {busy ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('admin.payment.summary.comparing')}
            </Typography>
          ) : (
            lastRun?.finishedAt && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <Moment value={lastRun.finishedAt} />
                {' · '}
                {translate('admin.payment.summary.compared', { count: format.number(lastRun.checked) })}
                {lastRun.unread > 0 && ` · ${translate('admin.payment.summary.unread', { count: format.number(lastRun.unread) })}`}
              </Typography>
            )
          )}
        </div>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: { xs: 44, sm: 36 } } }}>
        {openFindings > 0 && (
          <Button component={Link} to={listLink('paymentFindings', { state: ['open'] })} variant="contained">
            {translate('admin.payment.summary.seeDifferences')}
          </Button>
        )}
        {may('edit') && (
          <Button startIcon={<Compare />} onClick={press(() => run(() => client.call(reconcilePayments, {})))}>
            {translate('admin.payment.summary.compareNow')}
          </Button>
        )}
        <Button component={Link} to="/home/paymentRuns">
          {translate('admin.payment.summary.earlier')}
        </Button>
      </Box>
    </Box>
  )
}
