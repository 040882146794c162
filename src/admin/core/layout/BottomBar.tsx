import Home from '@mui/icons-material/SpaceDashboardOutlined'
import MenuIcon from '@mui/icons-material/MenuOutlined'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type SvgIcon from '@mui/material/SvgIcon'
import type { MouseEvent } from 'react'
import { NavLink } from 'react-router-dom'
import { Drawer } from '../parts/late.tsx'
import { firstWays, iconOfWay, menuFor, nameOfWay, wayTo } from './menu.ts'
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
  lineHeight: '16px',
  color: 'text.secondary',
  '&.active': { color: 'primary.main', fontWeight: 650 },
} as const

function Way({ to, label, Icon, badge = 0 }: { to: string; label: string; Icon: typeof SvgIcon; badge?: number | undefined }) {
  const { translate } = useI18n()
  return (
    <ButtonBase
      component={NavLink}
      to={to}
      aria-label={badge ? `${label}, ${translate('admin.layout.waiting', { smart_count: badge })}` : label}
      sx={item}
    >
      <Badge badgeContent={badge} max={99} color="warning" sx={{ '& .MuiBadge-badge': { insetBlockStart: 6 } }}>
        <Icon sx={{ fontSize: 23 }} />
      </Badge>
      <Box component="span" sx={{ maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
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
        <Way to="/home/dashboard" label={translate('admin.dashboard.title')} Icon={Home} />
        {firstWays(may, within).map((name) => (
          <Way key={name} to={wayTo(name)} label={nameOfWay(translate, name)} Icon={iconOfWay(name)} badge={badges[name]} />
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
          <RailGroup key={group} group={group} names={names} open badges={badges} />
        ))}
      </Drawer>
    </>
  )
}
