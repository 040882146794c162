import Dark from '@mui/icons-material/DarkModeOutlined'
import Light from '@mui/icons-material/LightModeOutlined'
import System from '@mui/icons-material/ContrastOutlined'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { session, useSession } from '../../session/index.ts'

const drawn = { light: Light, dark: Dark, system: System }
const themes = ['light', 'dark', 'system'] as const

/** Light, dark, or as the system says. */
export function ThemeSwitch() {
  const translate = useTranslate()
  const chosen = useSession('theme') ?? 'system'
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const Icon = drawn[chosen]
  const name = translate('admin.layout.theme')
  return (
    <>
      <Tooltip title={name}><IconButton aria-label={name} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}><Icon fontSize="small" /></IconButton></Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {themes.map((theme) => {
          const Own = drawn[theme]
          return <MenuItem key={theme} role="menuitemradio" aria-checked={theme === chosen} selected={theme === chosen} sx={{ gap: 1.5 }} onClick={() => { session.set('theme', theme); setAnchor(null) }}><Own fontSize="small" />{translate(`admin.layout.themes.${theme}`)}</MenuItem>
        })}
      </Menu>
    </>
  )
}
