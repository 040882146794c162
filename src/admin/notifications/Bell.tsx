import BellIcon from '@mui/icons-material/NotificationsNoneOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { Popover } from '../core/parts/late.tsx'
import { useI18n } from '../core/useI18n.ts'
import { useBadges } from '../core/layout/useBadges.ts'
import { lazyPart } from '../core/parts/lazyPart.ts'
import { Skeleton } from '../core/parts/Skeleton.tsx'
import { useLeadSound } from './useLeadSound.ts'

const BellPanel = lazyPart(() => import('./BellPanel.tsx').then((file) => ({ default: file.BellPanel })))

/** The bell with the number of unread notices. */
export function Bell() {
  const { translate } = useI18n()
  const unread = useBadges()['notifications'] ?? 0
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  useLeadSound()
  const name = unread > 0 ? translate('admin.bell.unread', { smart_count: unread }) : translate('admin.bell.title')
  return (
    <>
      <IconButton
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={unread} max={99} color="error">
          <BellIcon fontSize="small" />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('admin.bell.title'),
            sx: {
              inlineSize: 400,
              maxInlineSize: 'calc(100vw - 32px)',
              maxBlockSize: '75vh',
              borderRadius: 3,
              display: 'flex',
              flexDirection: 'column',
            },
          },
        }}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={212} sx={{ margin: 1 }} />}>
          <BellPanel onGo={close} />
        </Suspense>
      </Popover>
    </>
  )
}
