import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

/** A part of the dashboard with its heading. */
export function Panel({
  title,
  text,
  action,
  children,
}: {
  title: string
  text?: string | undefined
  action?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        padding: { xs: 2, sm: 2.5 },
        minInlineSize: 0,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, marginBlockEnd: 2 }}>
        <Typography component="h2" variant="h2" id={id}>
          {title}
        </Typography>
        {text && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        )}
        <Box sx={{ marginInlineStart: 'auto' }}>{action}</Box>
      </Box>
      {children}
    </Box>
  )
}
