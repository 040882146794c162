import Close from '@mui/icons-material/CloseOutlined'
import Fail from '@mui/icons-material/ErrorOutlineOutlined'
import Success from '@mui/icons-material/CheckCircleOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { toastLifetime, toasts, useToasts, type Toast } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { footBar } from './footBar.ts'

function Slip({ toast }: { toast: Toast }) {
  const translate = useTranslate()
  const { id, kind, text, key, action } = toast
  const lifetime = action?.lifetime ?? toastLifetime[kind]
  useEffect(() => {
    const timer = setTimeout(() => toasts.dismiss(id), lifetime)
    return () => clearTimeout(timer)
  }, [id, lifetime])
  const Icon = kind === 'success' ? Success : Fail
  return (
    <Box
      role={kind === 'error' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        inlineSize: 'fit-content',
        maxInlineSize: 'min(480px, calc(100vw - 32px))',
        paddingInlineStart: 1.75,
        paddingInlineEnd: 0.75,
        paddingBlock: 0.75,
        borderRadius: 3,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'surface.raised',
        color: 'text.primary',
        boxShadow: '0 12px 32px rgb(10 20 35 / .2)',
        pointerEvents: 'auto',
      }}
    >
      <Icon aria-hidden fontSize="small" sx={{ color: kind === 'error' ? 'error.main' : 'success.main' }} />
      <Typography variant="body2" sx={{ flex: 1 }}>
        {key ? translate(key) : text}
      </Typography>
      {action && (
        <Button
          size="small"
          onClick={() => {
            toasts.dismiss(id)
            action.run()
          }}
        >
          {translate(action.key)}
        </Button>
      )}
      <IconButton size="small" aria-label={translate('admin.layout.dismiss')} onClick={() => toasts.dismiss(id)}>
        <Close sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  )
}

/** The notices of the client, above everything. */
export function Toasts() {
  return (
    <Box
      sx={{
        position: 'fixed',
        insetInline: 0,
        // Above the bars at the foot of the page.
        insetBlockEnd: { xs: 'calc(120px + env(safe-area-inset-bottom))', sm: 20 },
        [`body:has(.${footBar.save}) &`]: { insetBlockEnd: { xs: 'calc(182px + env(safe-area-inset-bottom))', sm: 84 } },
        [`body:has(.${footBar.selection}) &`]: { insetBlockEnd: { xs: 'calc(228px + env(safe-area-inset-bottom))', sm: 84 } },
        // A dialog's own buttons stay free: below it is only the bar that cannot be pressed now.
        'body:has(.MuiDialog-root) &': { insetBlockEnd: { xs: 'calc(8px + env(safe-area-inset-bottom))' } },
        zIndex: 2000,
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        pointerEvents: 'none',
      }}
    >
      {useToasts().map((toast) => (
        <Slip key={toast.id} toast={toast} />
      ))}
    </Box>
  )
}
