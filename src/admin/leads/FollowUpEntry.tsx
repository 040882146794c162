import Bell from '@mui/icons-material/NotificationsActiveOutlined'
import EventIcon from '@mui/icons-material/EventOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { RowName } from '../core/fields/RowName.tsx'
import { useMay } from '../core/rights.ts'
import { useI18n } from '../core/useI18n.ts'
import { SaidEntry } from './SaidEntry.tsx'
import type { FollowUp } from './useFollowUps.ts'

const NextContactDialog = lazyPart(() => import('./NextContactDialog.tsx').then((file) => ({ default: file.NextContactDialog })))

/** One follow-up; `asks`: it was just saved, and the next contact is asked for. */
export function FollowUpEntry({ one, asks }: { one: FollowUp; asks: boolean }) {
  const { translate } = useI18n()
  const may = useMay()
  const [open, setOpen] = useState(false)
  const unnamed = one.staffName ?? translate(one.createdBy ? 'admin.lead.colleague' : 'admin.lead.byCustomer')
  const about = [
    one.channel && translate(`enumerations.followUpChannel.${one.channel}`),
    one.contactResult && translate(`enumerations.contactResult.${one.contactResult}`),
  ]
  return (
    <SaidEntry
      words={one.comment}
      at={one.createdAt}
      by={one.staffId ? <RowName target="staff" id={one.staffId} /> : <bdi>{unnamed}</bdi>}
      about={about}
    >
      {one.dueAt && <NextContact one={one} dueAt={one.dueAt} />}
      {may('edit', 'followUps', one) && !one.contactResult && (
        <Button
          size="small"
          variant={asks && !one.dueAt ? 'outlined' : 'text'}
          startIcon={<EventIcon />}
          onClick={() => setOpen(true)}
          sx={{ marginBlockStart: 0.5, minHeight: { xs: 44, sm: 32 } }}
        >
          {translate(one.dueAt ? 'admin.lead.changeNext' : 'admin.lead.setNext')}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <NextContactDialog followUp={one} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SaidEntry>
  )
}

function NextContact({ one, dueAt }: { one: FollowUp; dueAt: string }) {
  const { translate, format } = useI18n()
  const late = !one.contactResult && Date.parse(dueAt) < Date.now()
  return (
    <Typography
      component="div"
      variant="body2"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.75,
        marginBlockStart: 0.75,
        color: late ? 'error.main' : 'text.primary',
      }}
    >
      <Bell aria-hidden sx={{ fontSize: 16 }} />
      {translate('admin.lead.next')} <bdi>{format.dateTime(dueAt)}</bdi>
      {late && <b>{translate('admin.lead.late')}</b>}
      {one.remindedAt && (
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('admin.lead.reminded')}
        </Typography>
      )}
    </Typography>
  )
}
