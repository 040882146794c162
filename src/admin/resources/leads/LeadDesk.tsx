import Insights from '@mui/icons-material/InsightsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { useId } from 'react'
import { Panel } from '../../dashboard/Panel.tsx'
import { arrange, useDesk } from '../../desk.ts'
import { useMay } from '../../rights.ts'
import { useSpeaker } from '../../speaker.ts'
import { BandDistribution } from './BandDistribution.tsx'
import { StaffLoad } from './StaffLoad.tsx'

/** Above the list, for those who share leads out: how fast the house answers, and who has how much. It can be folded away. */
export function LeadDesk() {
  const { translate } = useSpeaker()
  const may = useMay()
  const id = useId()
  const { leadDesk } = useDesk()
  if (!may('assign', 'leads')) return null
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Button
        size="small"
        startIcon={<Insights />}
        aria-expanded={leadDesk}
        aria-controls={id}
        onClick={() => arrange({ leadDesk: !leadDesk })}
        sx={{ minHeight: { xs: 44, sm: 32 } }}
      >
        {translate(leadDesk ? 'admin.lead.desk.hide' : 'admin.lead.desk.show')}
      </Button>
      <Collapse in={leadDesk} id={id} unmountOnExit>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            gap: 2,
            marginBlockStart: 1,
          }}
        >
          <Panel title={translate('admin.lead.desk.bands')} text={translate('admin.lead.desk.days', { count: 30 })}>
            <BandDistribution />
          </Panel>
          <Panel title={translate('admin.lead.desk.staff')}>
            <StaffLoad />
          </Panel>
        </Box>
      </Collapse>
    </Box>
  )
}
