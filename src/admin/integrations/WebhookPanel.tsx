import Copy from '@mui/icons-material/ContentCopyOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { press, toasts } from '../../http/index.ts'
import { wordKey } from '../../schema/core/dataKeys.ts'
import { issueWebhookSecret, pauseWebhook, resumeWebhook, testWebhook } from '../../schema/integrations/calls.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { AskDialog } from '../core/pages/AskDialog.tsx'
import { Panel } from '../core/parts/Panel.tsx'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useMay } from '../core/rights.ts'
import { useRowAction } from '../core/show/useMove.ts'
import { useAct } from '../core/useAct.ts'
import { useI18n } from '../core/useI18n.ts'
import { RecentDeliveries } from './RecentDeliveries.tsx'
import { ReplayDialog } from './ReplayDialog.tsx'
import { webhookState } from './webhookState.ts'

const height = { minBlockSize: { xs: 44, sm: 36 } } as const
const tones = { noSecret: 'neutral', paused: 'critical', failing: 'caution', active: 'positive' } as const

/** An endpoint's state, its secret, which is shown once, what may be done with it, and what was sent last. */
export function WebhookPanel({ row }: { row: Row }) {
  const { translate, format } = useI18n()
  const may = useMay()
  const { run } = useRowAction('webhookEndpoints')
  const { run: send } = useAct(['webhookDeliveries'])
  const [secret, setSecret] = useState<string | null>(null)
  const [question, setQuestion] = useState<'renew' | 'replay' | null>(null)
  const params = { id: row.id }
  const state = webhookState(row)
  const moment = (field: string) => {
    const value = row[field]
    return typeof value === 'string' ? value : null
  }
  const [secretAt, earlierUntil, failingSince] = [moment('secretAt'), moment('earlierUntil'), moment('failingSince')]
  const issue = () => run(async () => setSecret((await client.call(issueWebhookSecret, {}, { params })).secret))
  const renew = async () => {
    await issue()
    setQuestion(null)
  }
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toasts.success({ text: translate('admin.webhook.copied') }),
      // Without the right to use the clipboard it is copied by hand.
      () => undefined,
    )
  const isEarlierToo = earlierUntil !== null && Date.parse(earlierUntil) > Date.now()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel
        title={translate('admin.webhook.title')}
        action={<StatusDot tone={tones[state]}>{translate(`admin.webhook.${state}`)}</StatusDot>}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          {state === 'paused' && (
            <Alert severity="error">
              {translate('admin.webhook.pausedText', { reason: translate(wordKey('webhookPause', row['pausedBecause'])) })}
            </Alert>
          )}
          {state === 'failing' && failingSince && (
            <Alert severity="warning">{translate('admin.webhook.failingText', { day: format.dateTime(failingSince) })}</Alert>
          )}
          {secret && (
            <>
              <Alert severity="warning">{translate('admin.webhook.once')}</Alert>
              <TextField
                fullWidth
                size="small"
                label={translate('admin.webhook.label')}
                value={secret}
                slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', name: 'secret' } }}
              />
            </>
          )}
          {!secret && (
            <Typography sx={{ color: 'text.secondary' }}>
              {secretAt ? translate('admin.webhook.hidden', { day: format.date(secretAt) }) : translate('admin.webhook.none')}
            </Typography>
          )}
          {isEarlierToo && (
            <Typography sx={{ color: 'text.secondary' }}>
              {translate('admin.webhook.earlier', { day: format.dateTime(earlierUntil) })}
            </Typography>
          )}
          {may('edit', 'webhookEndpoints', row) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {secret && (
                <Button variant="contained" startIcon={<Copy />} onClick={press(() => copy(secret))} sx={height}>
                  {translate('admin.webhook.copy')}
                </Button>
              )}
              {!secretAt && (
                <Button variant="contained" onClick={press(issue)} sx={height}>
                  {translate('admin.webhook.make')}
                </Button>
              )}
              {secretAt && (
                <>
                  {state === 'paused' && (
                    <Button variant="contained" onClick={press(() => run(() => client.call(resumeWebhook, {}, { params })))} sx={height}>
                      {translate('admin.webhook.resume')}
                    </Button>
                  )}
                  <Button variant="outlined" onClick={press(() => send(() => client.call(testWebhook, {}, { params })))} sx={height}>
                    {translate('admin.webhook.test')}
                  </Button>
                  <Button variant="outlined" onClick={() => setQuestion('replay')} sx={height}>
                    {translate('admin.webhook.replay')}
                  </Button>
                  <Button variant="outlined" onClick={() => setQuestion('renew')} sx={height}>
                    {translate('admin.webhook.renew')}
                  </Button>
                  {state !== 'paused' && (
                    <Button color="error" onClick={press(() => run(() => client.call(pauseWebhook, {}, { params })))} sx={height}>
                      {translate('admin.webhook.pause')}
                    </Button>
                  )}
                </>
              )}
            </Box>
          )}
        </Box>
      </Panel>
      <RecentDeliveries endpointId={row.id} />
      {question === 'renew' && (
        <AskDialog
          title={translate('admin.webhook.renewTitle')}
          text={translate('admin.webhook.renewText')}
          cancel={translate('admin.form.cancel')}
          onCancel={() => setQuestion(null)}
          choices={[{ label: translate('admin.webhook.renew'), onChoose: renew, main: true }]}
        />
      )}
      {question === 'replay' && <ReplayDialog endpointId={row.id} onClose={() => setQuestion(null)} />}
    </Box>
  )
}
