import Keyboard from '@mui/icons-material/KeyboardOutlined'
import Language from '@mui/icons-material/TranslateOutlined'
import Person from '@mui/icons-material/AccountCircleOutlined'
import SignOut from '@mui/icons-material/LogoutOutlined'
import Theme from '@mui/icons-material/ContrastOutlined'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAuthProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { press } from '../../../http/index.ts'
import { Menu } from '../parts/late.tsx'
import { languageWords } from '../../../i18n/index.ts'
import { session, useSession } from '../../../session/index.ts'
import { useI18n } from '../useI18n.ts'
import { forgetUnsaved } from '../unsaved.ts'
import { useShellParts } from '../featureParts.ts'
import { Face } from '../parts/Face.tsx'
import { shown } from './shown.ts'
import { nextTheme } from './ThemeSwitch.tsx'

/** The signed-in person's menu: profile, whether they accept leads, sign-out. `slim`: also holds what has no room in the bar. */
export function PersonMenu({ slim }: { slim: boolean }) {
  const { translate, code, language } = useI18n()
  const staff = useSession('staff')
  const theme = useSession('theme') ?? 'system'
  const auth = useAuthProvider()
  const { PersonItems } = useShellParts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!staff) return null
  const name = staff.name[code]
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={translate('admin.layout.person', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ padding: 0.5 }}
      >
        <Face name={name} photo={staff.photo} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} slotProps={{ paper: { sx: { minInlineSize: 260 } } }}>
        <Box component="li" role="presentation" sx={{ paddingInline: 2, paddingBlock: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`enumerations.designation.${staff.designation}`)} · {staff.tenantName[code]}
          </Typography>
          <Typography variant="caption" component="bdi" dir="ltr" sx={{ color: 'text.secondary' }}>
            {staff.email}
          </Typography>
        </Box>
        <Divider component="li" sx={{ marginBlock: 0.5 }} />
        <MenuItem component={Link} to="/home/me" onClick={close} sx={{ gap: 1.5 }}>
          <Person fontSize="small" />
          {translate('admin.me.title')}
        </MenuItem>
        <PersonItems />
        {slim && (
          <MenuItem
            sx={{ gap: 1.5 }}
            onClick={() => {
              close()
              session.set('language', languageWords.find((word) => word !== language) ?? language)
            }}
          >
            <Language fontSize="small" />
            {translate('app.otherLanguage')}
          </MenuItem>
        )}
        {slim && (
          <MenuItem sx={{ gap: 1.5 }} onClick={() => session.set('theme', nextTheme[theme])}>
            <Theme fontSize="small" />
            {translate('admin.layout.theme', { theme: translate(`admin.layout.themes.${theme}`) })}
          </MenuItem>
        )}
        {!slim && (
          <MenuItem
            sx={{ gap: 1.5 }}
            onClick={() => {
              close()
              shown.set('shortcuts')
            }}
          >
            <Keyboard fontSize="small" />
            {translate('admin.shortcuts.title')}
          </MenuItem>
        )}
        <Divider component="li" sx={{ marginBlock: 0.5 }} />
        <MenuItem
          sx={{ gap: 1.5 }}
          onClick={press(() => {
            forgetUnsaved()
            return auth?.logout({})
          })}
        >
          <SignOut fontSize="small" sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
          {translate('admin.layout.signOut')}
        </MenuItem>
      </Menu>
    </>
  )
}
