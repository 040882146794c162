import Box from '@mui/material/Box'
import { useTranslate } from '../../../i18n/index.ts'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Unseen } from '../parts/Unseen.tsx'
import { Waiting } from './Waiting.tsx'

/** A placeholder of a page while it loads. */
export function PageSkeleton() {
  const translate = useTranslate()
  return (
    <Waiting heading>
      <Box role="status" aria-label={translate('admin.list.loading')} sx={{ display: 'grid', gap: 2 }}>
        <h1 style={{ margin: 0, fontSize: 0 }}>
          <Unseen>{translate('admin.list.loading')}</Unseen>
        </h1>
        <Skeleton width={220} height={36} />
        <Skeleton variant="rounded" height={220} sx={{ borderRadius: 3 }} />
        <Skeleton variant="rounded" height={180} sx={{ borderRadius: 3 }} />
      </Box>
    </Waiting>
  )
}
