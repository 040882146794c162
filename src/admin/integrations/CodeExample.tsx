import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** A command to try, left to right in every language. */
export function CodeExample({ title, code, about }: { title: string; code: string; about?: string }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography sx={{ fontWeight: 600, marginBlockEnd: 0.5 }}>{title}</Typography>
      <Box
        component="code"
        dir="ltr"
        sx={{
          display: 'block',
          padding: 1.5,
          borderRadius: 2,
          bgcolor: 'surface.sunken',
          fontSize: 13,
          lineHeight: 1.6,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {code}
      </Box>
      {about && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
          {about}
        </Typography>
      )}
    </Box>
  )
}
