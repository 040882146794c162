import NoteAdd from '@mui/icons-material/RateReviewOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { FollowUpDialog } from './FollowUpDialog.tsx'
import { FollowUpTimeline } from './FollowUpTimeline.tsx'
import { Reach } from './Reach.tsx'
import { ResponseClock } from './ResponseClock.tsx'
import { Twins } from './Twins.tsx'

/** The head of a lead's page: waiting time, contact, and follow-ups. */
export function LeadOverview({ row }: { row: Row }) {
  const { translate } = useI18n()
  const may = useMay()
  const [writing, setWriting] = useState(false)
  const [latest, setLatest] = useState<string | null>(null)
  const open = row['status'] === 'pending' || row['status'] === 'in-progress'
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Panel title={translate('admin.lead.clock')}>
        <ResponseClock row={row} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            marginBlockStart: 2,
            '& .MuiButton-root': { minHeight: 44, flexGrow: { xs: 1, sm: 0 } },
          }}
        >
          {may('edit', 'leads', row) && open && (
            <Button
              variant="contained"
              size="large"
              startIcon={<NoteAdd />}
              onClick={() => setWriting(true)}
              sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}
            >
              {translate('admin.lead.followUp')}
            </Button>
          )}
          <Reach row={row} />
        </Box>
      </Panel>
      <Twins row={row} />
      <FollowUpTimeline lead={row} latest={latest} />
      {writing && <FollowUpDialog lead={row} onClose={() => setWriting(false)} onMade={setLatest} />}
    </Box>
  )
}
