import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from '../../../i18n/index.ts'

/** The notice in the place of everything, where even the page's frame failed or could not be loaded. */
export function AdminBroken() {
  const translate = useTranslate()
  return (
    <Box role="alert" sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, minBlockSize: '100dvh', padding: 3 }}>
      <Typography variant="h1">{translate('admin.lost.brokenTitle')}</Typography>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {translate('admin.lost.reload')}
      </Button>
    </Box>
  )
}
