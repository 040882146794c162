import Box from '@mui/material/Box'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import type { ReactNode } from 'react'

interface SwitchItemProps extends Pick<MenuItemProps, 'autoFocus' | 'tabIndex' | 'onClick' | 'disabled'> {
  icon: ReactNode
  label: string
  on: boolean
}

/** A menu item that is on or off; a press changes it and leaves the menu open. */
export function SwitchItem({ icon, label, on, ...props }: SwitchItemProps) {
  return (
    <MenuItem {...props} role="menuitemcheckbox" aria-checked={on} sx={{ gap: 1.5 }}>
      {icon}
      <span style={{ flex: 1 }}>{label}</span>
      <Pill on={on} />
    </MenuItem>
  )
}

// Only a drawing: the line itself is the switch.
function Pill({ on }: { on: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'flex',
        justifyContent: on ? 'flex-end' : 'flex-start',
        inlineSize: 32,
        blockSize: 18,
        padding: '2px',
        borderRadius: 9,
        bgcolor: on ? 'primary.main' : 'surface.control',
      }}
    >
      <Box component="span" sx={{ inlineSize: 14, blockSize: 14, borderRadius: '50%', bgcolor: 'background.paper' }} />
    </Box>
  )
}
