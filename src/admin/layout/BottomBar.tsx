import Home from '@mui/icons-material/SpaceDashboardOutlined'
import MenuIcon from '@mui/icons-material/MenuOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Drawer from '@mui/material/Drawer'
import type SvgIcon from '@mui/material/SvgIcon'
import type { MouseEvent } from 'react'
import { NavLink } from 'react-router-dom'
import { definitionOf } from '../definition.ts'
import { icons } from '../icons.ts'
import { menuFor } from '../menu.ts'
import { useMay } from '../rights.ts'
import { nameOf, useSpeaker } from '../speaker.ts'
import { RailGroup } from './RailGroup.tsx'
import { useBadges } from './useBadges.ts'

const within = 3
const item = {
  flex: 1,
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

function Way({ to, label, Icon }: { to: string; label: string; Icon: typeof SvgIcon }) {
  return (
    <ButtonBase component={NavLink} to={to} sx={item}>
      <Icon sx={{ fontSize: 23 }} />
      <Box component="span" sx={{ maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
    </ButtonBase>
  )
}

/** The menu under the thumb: what is used most, and the rest in a drawer. */
export function BottomBar({ drawer, onDrawer }: { drawer: boolean; onDrawer: (open: boolean) => void }) {
  const { translate } = useSpeaker()
  const groups = menuFor(useMay())
  const badges = useBadges()
  const first = groups.flatMap(({ names }) => names).slice(0, within)
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
        {first.map((name) => (
          <Way key={name} to={`/home/${name}`} label={nameOf(translate, name)} Icon={icons[definitionOf(name).icon]} />
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
