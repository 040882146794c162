import Copy from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { press, toasts } from '../../http/index.ts'
import type { Row } from '../core/definition.ts'
import { Panel } from '../core/parts/Panel.tsx'
import { useI18n } from '../core/useI18n.ts'
import { CodeExample } from './CodeExample.tsx'

/** Where a form sends its leads, and an example of it. */
export function FormAddress({ row }: { row: Row }) {
  const { translate } = useI18n()
  const address = `${location.origin}/api/integrations/lead-forms/${row.id}/leads`
  const example = `curl "${address}" -H "Authorization: Bearer wk_…" \\
  -d "full_name=Sara Al-Harbi" -d "phone_number=0501234567" -d "lead_id=42"`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toasts.success({ text: translate('admin.leadForm.copied') }),
      // Without the right to use the clipboard it is copied by hand.
      () => undefined,
    )
  return (
    <Panel title={translate('admin.leadForm.title')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{translate('admin.leadForm.about')}</Typography>
        <TextField
          fullWidth
          size="small"
          label={translate('admin.leadForm.address')}
          value={address}
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', name: 'address' } }}
        />
        <CodeExample title={translate('admin.leadForm.example')} code={example} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" startIcon={<Copy />} onClick={press(copy)} sx={{ minHeight: { xs: 44, sm: 36 } }}>
            {translate('admin.leadForm.copy')}
          </Button>
          <Button component={Link} to="/home/apiKeys" sx={{ minHeight: { xs: 44, sm: 36 } }}>
            {translate('admin.leadForm.key')}
          </Button>
        </Box>
      </Box>
    </Panel>
  )
}
