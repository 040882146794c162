import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { languages } from '../../schema/core/limits.ts'
import { Panel } from '../core/parts/Panel.tsx'
import type { Row } from '../core/definition.ts'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useI18n } from '../core/useI18n.ts'
import { toneOf } from '../core/theme/tones.ts'
import { SmsBubble } from './SmsBubble.tsx'
import { SmsCount } from './SmsCount.tsx'
import { wordKey } from '../../schema/core/dataKeys.ts'

/** A message as its recipient reads it, its state, and its error. */
export function MessageLead({ row }: { row: Row }) {
  const { translate } = useI18n()
  const { status, error, languageId, recipient } = row as Row & Record<string, string | null>
  const body = String(row['body'])
  const side = languageId === String(languages.arabic.id) ? 'ar' : 'en'
  return (
    <Panel
      title={translate('admin.messages.asRead')}
      action={
        <StatusDot tone={toneOf('messageStatus', status ?? '') ?? 'neutral'}>{translate(wordKey('messageStatus', status))}</StatusDot>
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
          {translate(wordKey('messageError', error))}
        </Alert>
      )}
    </Panel>
  )
}
