import Insights from '@mui/icons-material/InsightsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { Suspense, useId } from 'react'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { arrange, usePreferences } from '../core/preferences.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'

const BandDistribution = lazyPart(() => import('./BandDistribution.tsx').then((file) => ({ default: file.BandDistribution })))
const StaffLoad = lazyPart(() => import('./StaffLoad.tsx').then((file) => ({ default: file.StaffLoad })))
const loading = <Skeleton variant="rounded" height={140} />

/** Above the list, for people who assign leads: response times and open leads by colleague. It can be folded. */
export function LeadTeam() {
  const { translate } = useI18n()
  const may = useMay()
  const id = useId()
  const { leadTeam } = usePreferences()
  if (!may('assign', 'leads')) return null
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Button
        size="small"
        startIcon={<Insights />}
        aria-expanded={leadTeam}
        aria-controls={id}
        onClick={() => arrange({ leadTeam: !leadTeam })}
        sx={{ minHeight: { xs: 44, sm: 32 } }}
      >
        {translate(leadTeam ? 'admin.lead.team.hide' : 'admin.lead.team.show')}
      </Button>
      <Collapse in={leadTeam} id={id} unmountOnExit>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            gap: 2,
            marginBlockStart: 1,
          }}
        >
          <Panel title={translate('admin.lead.team.bands')} text={translate('admin.lead.team.days', { count: 30 })}>
            <Suspense fallback={loading}>
              <BandDistribution />
            </Suspense>
          </Panel>
          <Panel title={translate('admin.lead.team.staff')}>
            <Suspense fallback={loading}>
              <StaffLoad />
            </Suspense>
          </Panel>
        </Box>
      </Collapse>
    </Box>
  )
}
