import Escalate from '@mui/icons-material/KeyboardDoubleArrowUpOutlined'
import Pause from '@mui/icons-material/PauseOutlined'
import Resume from '@mui/icons-material/PlayArrowOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useResourceContext } from 'react-admin'
import { press } from '../../http/index.ts'
import { client } from '../core/client.ts'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { useRowAction } from '../core/show/useMove.ts'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { CaseReplies } from './CaseReplies.tsx'
import { DueLine } from './DueLine.tsx'
import { pauseCase, escalateCase } from '../../schema/cases/calls.ts'

/** The state of a case: its deadline, and the messages with the customer. */
export function CasePanel({ row }: { row: Row }) {
  const resource = useResourceContext() ?? ''
  const { translate } = useI18n()
  const may = useMay()
  const { run } = useRowAction(resource)
  const working = may('edit', resource, row) && row['status'] !== 'closed'
  const paused = typeof row['pausedAt'] === 'string'
  const params = { resource, id: row.id }
  const pause = () => run(() => client.call(pauseCase, { paused: !paused, version: row.version }, { params }))
  const escalate = () => run(() => client.call(escalateCase, { version: row.version }, { params }))
  return (
    <Panel title={translate('admin.case.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <DueLine row={row} />
        {working && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: { sm: 'auto' } }}>
            <Button size="small" startIcon={paused ? <Resume /> : <Pause />} onClick={press(() => pause())}>
              {translate(paused ? 'admin.case.resume' : 'admin.case.pause')}
            </Button>
            {!row['escalatedAt'] && (
              <Button size="small" startIcon={<Escalate />} onClick={press(() => escalate())}>
                {translate('admin.case.escalate')}
              </Button>
            )}
          </Box>
        )}
      </Box>
      <CaseReplies resource={resource} row={row} mayWrite={may('edit', resource, row)} />
    </Panel>
  )
}
