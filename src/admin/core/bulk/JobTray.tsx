import Fold from '@mui/icons-material/KeyboardArrowDownOutlined'
import Open from '@mui/icons-material/KeyboardArrowUpOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useI18n } from '../useI18n.ts'
import { isUnderWay } from './bulkRequests.ts'
import { JobLine } from './JobLine.tsx'
import { useJobs } from './useJobs.ts'
import { Items } from '../parts/Items.tsx'

/** Background jobs, visible on every page: progress, result, undo. Nothing when there are none. */
export function JobTray() {
  const { translate, format } = useI18n()
  const jobs = useJobs()
  const [folded, setFolded] = useState(false)
  if (jobs.length === 0) return null
  const running = jobs.filter(isUnderWay).length
  const Toggle = folded ? Open : Fold
  return (
    <Box
      component="section"
      aria-label={translate('admin.jobs.title')}
      sx={{
        position: 'fixed',
        insetInlineEnd: { xs: 12, sm: 20 },
        // Above the bar of a form or of a step, which stays visible.
        insetBlockEnd: { xs: 'calc(196px + env(safe-area-inset-bottom))', sm: 88 },
        zIndex: 1150,
        inlineSize: 'min(360px, calc(100vw - 24px))',
        maxBlockSize: { xs: '50dvh', sm: '60dvh' },
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'surface.raised',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        boxShadow: '0 12px 32px rgb(10 20 35 / .2)',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, paddingInlineStart: 1.75, paddingInlineEnd: 0.75, minBlockSize: 44 }}>
        <Typography component="h2" variant="h3" sx={{ flex: 1 }}>
          {running > 0
            ? translate('admin.jobs.running', { smart_count: running, count: format.number(running) })
            : translate('admin.jobs.title')}
        </Typography>
        <Button size="small" component={Link} to="/home/jobs">
          {translate('admin.jobs.all')}
        </Button>
        <IconButton
          size="small"
          aria-expanded={!folded}
          aria-label={translate(folded ? 'admin.jobs.open' : 'admin.jobs.fold')}
          onClick={() => setFolded(!folded)}
        >
          <Toggle fontSize="small" />
        </IconButton>
      </Box>
      {!folded && (
        <Items sx={{ overflowY: 'auto' }}>
          {jobs.map((job) => (
            <JobLine key={job.id} job={job} />
          ))}
        </Items>
      )}
    </Box>
  )
}
