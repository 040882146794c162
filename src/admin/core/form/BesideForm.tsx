import Box from '@mui/material/Box'
import { Suspense, type ReactNode } from 'react'
import { usePageParts } from '../featureParts.ts'

/** The form, and the resource's `FormAside` beside it. */
export function BesideForm({ resource, children }: { resource: string; children: ReactNode }) {
  const { FormAside: Aside } = usePageParts(resource)
  if (!Aside) return <>{children}</>
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
        gap: 2,
        alignItems: 'start',
      }}
    >
      {children}
      <Box sx={{ position: { lg: 'sticky' }, insetBlockStart: 76, minInlineSize: 0 }}>
        <Suspense fallback={null}>
          <Aside />
        </Suspense>
      </Box>
    </Box>
  )
}
