import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'
import type { ReactNode } from 'react'

interface ItemsProps {
  /** Whether the order of the items matters. */
  ordered?: boolean
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  sx?: SystemStyleObject<Theme>
  children: ReactNode
}

/** A list of items without marks or margins. */
export function Items({ ordered = false, sx, children, ...rest }: ItemsProps) {
  return (
    <Box component={ordered ? 'ol' : 'ul'} sx={{ listStyle: 'none', margin: 0, padding: 0, ...sx }} {...rest}>
      {children}
    </Box>
  )
}
