import Renew from '@mui/icons-material/ArrowUpwardOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useI18n } from '../useI18n.ts'
import { useListNews } from './useListNews.ts'

/** Announces rows that others added and loads them on request, so that the list does not move under the pointer. */
export function ListNews() {
  const { translate, format } = useI18n()
  const { news, load } = useListNews()
  const text =
    news &&
    (news.kind === 'new'
      ? translate('admin.live.new', { smart_count: news.count, count: format.number(news.count) })
      : translate('admin.live.changed'))
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        insetBlockStart: 76,
        // Overlaps the list's edge and takes no space, so that it does not move the list.
        blockSize: 0,
        zIndex: 900,
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'center',
        pointerEvents: 'none',
      }}
    >
      {text && (
        <Button
          variant="contained"
          size="small"
          startIcon={<Renew />}
          onClick={load}
          sx={{
            pointerEvents: 'auto',
            borderRadius: 5,
            paddingInline: 2,
            minBlockSize: { xs: 44, sm: 34 },
            boxShadow: 4,
            '@media (prefers-reduced-motion: no-preference)': {
              animation: 'list-news .2s ease-out',
              '@keyframes list-news': { from: { opacity: 0, transform: 'translateY(-6px)' } },
            },
          }}
        >
          {translate('admin.live.show', { what: text })}
        </Button>
      )}
    </Box>
  )
}
