import Box from '@mui/material/Box'
import { useTranslate } from '../../../i18n/index.ts'
import { Waiting } from '../pages/Waiting.tsx'
import { useList } from './ListProvider.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'

const rows = 10
const widths = [190, 110, 90, 130, 80]

/** A placeholder of the rows while they load. */
export function ListSkeleton() {
  const translate = useTranslate()
  const { perPage } = useList().state
  return (
    <Waiting>
      <Box role="status" aria-label={translate('admin.list.loading')}>
        {Array.from({ length: Math.min(perPage, rows) + 1 }, (_, row) => (
          <Box
            key={row}
            sx={{
              display: 'flex',
              gap: 4,
              alignItems: 'center',
              blockSize: 46,
              paddingInline: 1.5,
              overflow: 'hidden',
              borderBlockEnd: '1px solid',
              borderColor: 'divider',
            }}
          >
            {widths.map((width, column) => (
              <Skeleton
                key={width}
                height={row === 0 ? 12 : 16}
                sx={{ inlineSize: column === 0 ? width : `${width / 6}%`, flex: 'none' }}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Waiting>
  )
}
