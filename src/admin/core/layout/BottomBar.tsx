import MenuIcon from '@mui/icons-material/MenuOutlined'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type SvgIcon from '@mui/material/SvgIcon'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Drawer } from '../parts/late.tsx'
import { firstWays, menuFor, nowWay, wayHere, wayOf } from './menu.ts'
import { useMay } from '../rights.ts'
import { useI18n } from '../useI18n.ts'
import { RailGroup } from './RailGroup.tsx'
import { useBadges } from './useBadges.ts'

const within = 3
const item = {
  // Longer labels get more of the bar's width.
  flex: '1 1 auto',
  display: 'grid',
  justifyItems: 'center',
  gap: 0.25,
  paddingBlock: 0.75,
  minInlineSize: 0,
  fontSize: 11.5,
  // Two lines of a long name stand in the bar, too.
  lineHeight: '13px',
  color: 'text.secondary',
  '&[aria-current]': { color: 'primary.main', fontWeight: 650 },
} as const

interface WayProps {
  to: string
  label: string
  Icon: typeof SvgIcon
  here: boolean
  badge?: number | undefined
}
function Way({ to, label, Icon, here, badge = 0 }: WayProps) {
  const { translate } = useI18n()
  return (
    <ButtonBase
      component={Link}
      to={to}
      aria-current={here ? 'page' : undefined}
      aria-label={badge ? `${label}, ${translate('admin.layout.waiting', { smart_count: badge })}` : label}
      sx={item}
    >
      <Badge badgeContent={badge} max={99} color="warning" sx={{ '& .MuiBadge-badge': { insetBlockStart: 6 } }}>
        <Icon sx={{ fontSize: 23 }} />
      </Badge>
      <Box component="span" sx={{ maxInlineSize: '100%', textAlign: 'center' }}>
        {label}
      </Box>
    </ButtonBase>
  )
}

/** The menu on a phone: the most used links, and the rest in a drawer. */
export function BottomBar({ drawer, onDrawer }: { drawer: boolean; onDrawer: (open: boolean) => void }) {
  const { translate } = useI18n()
  const may = useMay()
  const groups = menuFor(may)
  const badges = useBadges()
  const first = firstWays(may, within)
  const place = useLocation()
  const here = wayHere(['dashboard', ...first], place)
  return (
    <>
      <Box
        component="nav"
        aria-label={translate('admin.layout.menu')}
        sx={{
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: 0,
          zIndex: 1100,
          display: 'flex',
          blockSize: 'calc(60px + env(safe-area-inset-bottom))',
          bgcolor: 'background.paper',
          borderBlockStart: '1px solid',
          borderColor: 'divider',
          alignItems: 'flex-start',
        }}
      >
        <Way {...nowWay} label={translate('admin.queue.title')} here={here === 'dashboard'} />
        {first.map((name) => (
          <Way key={name} {...wayOf(translate, name)} here={name === here} badge={badges[name]} />
        ))}
        <ButtonBase aria-haspopup="dialog" aria-expanded={drawer} onClick={() => onDrawer(true)} sx={item}>
          <MenuIcon sx={{ fontSize: 23 }} />
          {translate('admin.layout.more')}
        </ButtonBase>
      </Box>
      <Drawer
        anchor="bottom"
        open={drawer}
        onClose={() => onDrawer(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('admin.layout.menu'),
            sx: { borderStartStartRadius: 18, borderStartEndRadius: 18, maxBlockSize: '80dvh', padding: 1.5, paddingBlockEnd: 4 },
            onClick: (event: MouseEvent) => {
              if ((event.target as HTMLElement).closest('a')) onDrawer(false)
            },
          },
        }}
      >
        {groups.map(({ group, names }) => (
          <RailGroup key={group} group={group} names={names} open here={wayHere(names, place)} badges={badges} />
        ))}
      </Drawer>
    </>
  )
}
