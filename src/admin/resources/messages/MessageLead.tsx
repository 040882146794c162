import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { languages } from '../../../schema/limits.ts'
import { Panel } from '../../dashboard/Panel.tsx'
import type { Row } from '../../definition.ts'
import { StatusDot } from '../../fields/StatusDot.tsx'
import { useSpeaker } from '../../speaker.ts'
import { toneOf } from '../../theme/tones.ts'
import { SmsBubble } from './SmsBubble.tsx'
import { SmsCount } from './SmsCount.tsx'

/** A message as its recipient reads it, how far it came, and what was in its way. */
export function MessageLead({ row }: { row: Row }) {
  const { translate } = useSpeaker()
  const { status, error, languageId, recipient } = row as Row & Record<string, string | null>
  const body = String(row['body'])
  const side = languageId === String(languages.arabic.id) ? 'ar' : 'en'
  return (
    <Panel
      title={translate('admin.messages.asRead')}
      action={
        <StatusDot tone={toneOf('messageStatus', status ?? '') ?? 'neutral'}>{translate(`enumerations.messageStatus.${status}`)}</StatusDot>
      }
    >
      <Box dir={side === 'ar' ? 'rtl' : 'ltr'} sx={{ display: 'grid', gap: 2 }}>
        <SmsBubble text={body} side={side} surface="action.hover" ink="text.primary" />
      </Box>
      {!String(recipient).includes('@') && (
        <Box sx={{ marginBlockStart: 1.5 }}>
          <SmsCount text={body} />
        </Box>
      )}
      {error && (
        <Alert severity={status === 'failed' ? 'error' : 'info'} sx={{ marginBlockStart: 2 }}>
          {translate(`enumerations.messageError.${error}`)}
        </Alert>
      )}
    </Panel>
  )
}
