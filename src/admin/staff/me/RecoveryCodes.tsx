import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { press } from '../../../http/index.ts'
import { keepFile } from '../../../http/keepFile.ts'
import { Code } from '../../core/parts/Code.tsx'
import { useI18n } from '../../core/useI18n.ts'

/** Recovery codes in case the phone is lost; shown only once, with ways to save them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { translate } = useI18n()
  const [copied, setCopied] = useState(false)
  const text = codes.join('\n')
  return (
    <>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        <Typography>{translate('admin.me.authenticator.keepText')}</Typography>
        <Box
          component="ul"
          dir="ltr"
          sx={{
            listStyle: 'none',
            margin: 0,
            padding: 2,
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
            gap: 1,
            fontSize: 17,
            bgcolor: 'surface.sunken',
            borderRadius: 2,
          }}
        >
          {codes.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={press(() => navigator.clipboard.writeText(text).then(() => setCopied(true)))}>
            {translate(copied ? 'admin.me.authenticator.copied' : 'admin.me.authenticator.copy')}
          </Button>
          <Button variant="outlined" onClick={() => keepFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'wakeel-recovery-codes.txt')}>
            {translate('admin.me.authenticator.save')}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onDone}>
          {translate('admin.me.authenticator.kept')}
        </Button>
      </DialogActions>
    </>
  )
}
