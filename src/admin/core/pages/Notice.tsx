import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface NoticeProps {
  icon: ReactNode
  title: string
  text: string
  action?: ReactNode
  /** The page's own heading, where nothing else is on it. */
  heading?: boolean
}

/** An empty or failed area: a drawing, one sentence, one action. */
export function Notice({ icon, title, text, action, heading }: NoticeProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, paddingBlock: 8, paddingInline: 3 }}>
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          inlineSize: 84,
          blockSize: 84,
          borderRadius: '26px',
          bgcolor: 'surface.brand',
          color: 'primary.main',
          marginBlockEnd: 1,
          transform: 'rotate(-4deg)',
          '& svg': { fontSize: 38 },
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 0,
            borderRadius: 'inherit',
            border: '1.5px dashed',
            borderColor: 'primary.main',
            opacity: 0.35,
            transform: 'rotate(9deg)',
          },
        }}
      >
        {icon}
      </Box>
      <Typography component={heading ? 'h1' : 'h2'} variant="h2">
        {title}
      </Typography>
      <Typography variant="body1" sx={{ color: 'text.secondary', maxInlineSize: 420 }}>
        {text}
      </Typography>
      {action && <Box sx={{ marginBlockStart: 1.5 }}>{action}</Box>}
    </Box>
  )
}
