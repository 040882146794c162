import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense, useId, useState } from 'react'
import { dayMs } from '../../schema/core/time/dayLength.ts'
import { replayWebhook } from '../../schema/integrations/calls.ts'
import { client } from '../core/client.ts'
import { AskDialog } from '../core/pages/AskDialog.tsx'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { useAct } from '../core/useAct.ts'
import { limits } from '../../schema/core/limits.ts'
import { useI18n } from '../core/useI18n.ts'

const MomentInput = lazyPart(() => import('../core/fields/pickers/MomentInput.tsx').then((file) => ({ default: file.MomentInput })))

const gap = limits.minutesGap
// A day ago, on the gap.
const yesterday = () => new Date(Math.floor((Date.now() - dayMs) / (gap * 60_000)) * gap * 60_000).toISOString()

/** Since when what failed is sent again. */
export function ReplayDialog({ endpointId, onClose }: { endpointId: string; onClose: () => void }) {
  const { translate } = useI18n()
  const { run } = useAct(['webhookDeliveries'])
  const [since, setSince] = useState<string | undefined>(yesterday)
  const id = useId()
  const isMoment = since !== undefined && Number.isFinite(Date.parse(since))
  const replay = async () => {
    if (!isMoment) return
    await run(() => client.call(replayWebhook, { since: new Date(since).toISOString() }, { params: { id: endpointId } }))
    onClose()
  }
  return (
    <AskDialog
      title={translate('admin.webhook.replayTitle')}
      text={translate('admin.webhook.replayText')}
      cancel={translate('admin.form.cancel')}
      onCancel={onClose}
      choices={[{ label: translate('admin.webhook.replay'), onChoose: replay, main: true, disabled: !isMoment }]}
    >
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography variant="body2" id={`${id}-label`}>
          {translate('admin.webhook.since')}
        </Typography>
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          <MomentInput id={id} labelledBy={`${id}-label`} value={since} onChange={setSince} gap={gap} />
        </Suspense>
      </Box>
    </AskDialog>
  )
}
