import NoteAdd from '@mui/icons-material/RateReviewOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useId, useState } from 'react'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { isOpen } from '../../schema/transitions.ts'
import type { Row } from '../core/definition.ts'
import { RowName } from '../core/fields/RowName.tsx'
import { useClock } from '../core/minuteClock.ts'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { matchParent } from '../core/parts/matchParent.ts'
import { useMay } from '../core/rights.ts'
import { Fact } from '../core/show/Facts.tsx'
import { modelIn } from '../core/modelNames.ts'
import { useI18n } from '../core/useI18n.ts'
import type { Channel } from './ContactDialog.tsx'
import { headFacts } from './ledFields.ts'
import { LogButton } from './LogButton.tsx'
import { Reach } from './Reach.tsx'
import { ResponseClock } from './ResponseClock.tsx'
import { useNextAction } from './useNextAction.ts'

const ContactDialog = lazyPart(() => import('./ContactDialog.tsx').then((file) => ({ default: file.ContactDialog })))
const FollowUpDialog = lazyPart(() => import('./FollowUpDialog.tsx').then((file) => ({ default: file.FollowUpDialog })))

interface LeadOverviewProps {
  row: Row
  /** Called with the id of a follow-up that was saved. */
  onMade: (id: string) => void
}

/** What a lead is about: the car, what they wrote, since when they wait, and the ways to reach them. */
export function LeadOverview({ row, onMade }: LeadOverviewProps) {
  const i18n = useI18n()
  const { translate } = i18n
  const id = useId()
  const may = useMay()
  const now = useClock()
  const next = useNextAction(row)
  const [writing, setWriting] = useState(false)
  const [channel, setChannel] = useState<Channel | null>(null)
  const works = may('edit', 'leads', row) && isOpen('lead', row['status'])
  const { makeId, model, message, createdAt } = row
  const aged = { ...row, age: Math.max(0, now - Date.parse(String(createdAt))) }
  const car = typeof makeId === 'string' || Boolean(model)
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        padding: { xs: 2, sm: 2.5 },
      }}
    >
      <Typography component="h2" variant="h2" id={id}>
        {car ? (
          <>
            {typeof makeId === 'string' && <RowName target="makes" id={makeId} />} <bdi>{modelIn(i18n, model)}</bdi>
          </>
        ) : (
          translate(wordKey('leadType', row['type']))
        )}
      </Typography>
      {typeof message === 'string' && message !== '' && (
        <Typography
          component="blockquote"
          dir="auto"
          sx={{ margin: 0, fontSize: 16, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...matchParent }}
        >
          {message}
        </Typography>
      )}
      <ResponseClock row={row} />
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
          gap: 1.5,
          margin: 0,
          '& dd': { margin: 0, overflowWrap: 'anywhere' },
        }}
      >
        {headFacts.map((name) => (name === 'age' || row[name] ? <Fact key={name} resource="leads" row={aged} name={name} /> : null))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          '&:empty': { display: 'none' },
          '& .MuiButton-root': { minHeight: 44, flexGrow: { xs: 1, sm: 0 } },
        }}
      >
        <Reach row={row} {...(works ? { onReach: setChannel } : {})} />
        {works && next !== 'contact' && <LogButton row={row} variant="outlined" />}
        {works && (
          <Button variant="outlined" startIcon={<NoteAdd />} onClick={() => setWriting(true)}>
            {translate('admin.lead.followUp')}
          </Button>
        )}
      </Box>
      <Suspense fallback={null}>
        {channel && <ContactDialog lead={row} channel={channel} onClose={() => setChannel(null)} />}
        {writing && <FollowUpDialog lead={row} onClose={() => setWriting(false)} onMade={onMade} />}
      </Suspense>
    </Box>
  )
}
