import Copy from '@mui/icons-material/ContentCopyOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { press, toasts } from '../../http/index.ts'
import { issueApiKey, revokeApiKey } from '../../schema/integrations/calls.ts'
import { client } from '../core/client.ts'
import type { Row } from '../core/definition.ts'
import { AskDialog } from '../core/pages/AskDialog.tsx'
import { Panel } from '../core/parts/Panel.tsx'
import { StatusDot } from '../core/parts/StatusDot.tsx'
import { useMay } from '../core/rights.ts'
import { useRowAction } from '../core/show/useMove.ts'
import { useI18n } from '../core/useI18n.ts'
import { CodeExample } from './CodeExample.tsx'
import { keyState } from './keyState.ts'

const height = { minBlockSize: { xs: 44, sm: 36 } } as const
const tones = { notMade: 'neutral', active: 'positive', expired: 'caution', revoked: 'critical' } as const

/** A key's state; makes it, shows it this once, and revokes it. */
export function ApiKeyPanel({ row }: { row: Row }) {
  const { translate, format, timeZone } = useI18n()
  const may = useMay()
  const { run } = useRowAction('apiKeys')
  const [key, setKey] = useState<string | null>(null)
  const [question, setQuestion] = useState<'renew' | 'revoke' | null>(null)
  const params = { id: row.id }
  const state = keyState(row, timeZone)
  const issue = () => run(async () => setKey((await client.call(issueApiKey, {}, { params })).key))
  const revoke = () => run(() => client.call(revokeApiKey, {}, { params }))
  const answer = async () => {
    if (question === 'renew') await issue()
    else {
      setKey(null)
      await revoke()
    }
    setQuestion(null)
  }
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toasts.success({ text: translate('admin.apiKey.copied') }),
      // Without the right to use the clipboard it is copied by hand.
      () => undefined,
    )
  const issuedAt = typeof row['issuedAt'] === 'string' ? row['issuedAt'] : null
  return (
    <Panel title={translate('admin.apiKey.title')} action={<StatusDot tone={tones[state]}>{translate(`admin.apiKey.${state}`)}</StatusDot>}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {key && (
          <>
            <Alert severity="warning">{translate('admin.apiKey.once')}</Alert>
            <TextField
              fullWidth
              size="small"
              label={translate('admin.apiKey.label')}
              value={key}
              slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', name: 'key' } }}
            />
            <CodeExample
              title={translate('admin.apiKey.example')}
              code={`curl -H "Authorization: Bearer ${key}" "${location.origin}/api/leads?size=5"`}
              about={translate('admin.apiKey.exampleAbout')}
            />
          </>
        )}
        {!key && (
          <Typography sx={{ color: 'text.secondary' }}>
            {issuedAt === null && translate('admin.apiKey.none')}
            {issuedAt !== null && state === 'active' && translate('admin.apiKey.hidden', { day: format.date(issuedAt) })}
            {issuedAt !== null && state !== 'active' && translate('admin.apiKey.over')}
          </Typography>
        )}
        {may('edit', 'apiKeys', row) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {key && (
              <Button variant="contained" startIcon={<Copy />} onClick={press(() => copy(key))} sx={height}>
                {translate('admin.apiKey.copy')}
              </Button>
            )}
            {issuedAt === null ? (
              <Button variant="contained" onClick={press(issue)} sx={height}>
                {translate('admin.apiKey.make')}
              </Button>
            ) : (
              <Button variant="outlined" onClick={() => setQuestion('renew')} sx={height}>
                {translate('admin.apiKey.renew')}
              </Button>
            )}
            {issuedAt !== null && state !== 'revoked' && (
              <Button color="error" onClick={() => setQuestion('revoke')} sx={height}>
                {translate('admin.apiKey.revoke')}
              </Button>
            )}
          </Box>
        )}
      </Box>
      {question && (
        <AskDialog
          title={translate(`admin.apiKey.${question}Title`)}
          text={translate(`admin.apiKey.${question}Text`)}
          cancel={translate('admin.form.cancel')}
          onCancel={() => setQuestion(null)}
          choices={[{ label: translate(`admin.apiKey.${question}`), onChoose: answer, main: true, danger: question === 'revoke' }]}
        />
      )}
    </Panel>
  )
}
