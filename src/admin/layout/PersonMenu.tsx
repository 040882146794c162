import SignOut from '@mui/icons-material/LogoutOutlined'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAuthProvider } from 'react-admin'
import { useSession } from '../../session/index.ts'
import { useSpeaker } from '../speaker.ts'
import { forgetUnsaved } from '../unsaved.ts'

/** Who is signed in, as what, and the way out. */
export function PersonMenu() {
  const { translate, code } = useSpeaker()
  const staff = useSession('staff')
  const auth = useAuthProvider()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!staff) return null
  const name = staff.name[code]
  const initials = name
    .split(/\s+/)
    .slice(0, code === 'ar' ? 1 : 2)
    .map((part) => [...part][0])
    .join('')
  return (
    <>
      <IconButton
        aria-label={translate('admin.layout.person', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ padding: 0.5 }}
      >
        <Avatar
          sx={{ inlineSize: 32, blockSize: 32, fontSize: 13, fontWeight: 650, bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          {initials}
        </Avatar>
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ paper: { sx: { minInlineSize: 240 } } }}>
        <Box component="li" role="presentation" sx={{ paddingInline: 2, paddingBlock: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`enumerations.designation.${staff.designation}`)} · {staff.tenantName[code]}
          </Typography>
          <Typography variant="caption" component="bdi" dir="ltr" sx={{ color: 'text.secondary' }}>
            {staff.email}
          </Typography>
        </Box>
        <Divider sx={{ marginBlock: 0.5 }} />
        <MenuItem
          sx={{ gap: 1.5 }}
          onClick={() => {
            forgetUnsaved()
            void auth?.logout({})
          }}
        >
          <SignOut fontSize="small" sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
          {translate('admin.layout.signOut')}
        </MenuItem>
      </Menu>
    </>
  )
}
