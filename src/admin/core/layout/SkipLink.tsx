import Box from '@mui/material/Box'
import { useTranslate } from '../../../i18n/index.ts'

/** A link that skips the menu, for keyboards. */
export function SkipLink() {
  const translate = useTranslate()
  return (
    <Box
      component="a"
      href="#page"
      sx={{
        position: 'fixed',
        insetInlineStart: 12,
        insetBlockStart: -60,
        zIndex: 2000,
        padding: 1.5,
        borderRadius: 2,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { insetBlockStart: 12 },
      }}
    >
      {translate('admin.layout.skip')}
    </Box>
  )
}
