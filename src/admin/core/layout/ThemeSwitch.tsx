import Dark from '@mui/icons-material/DarkModeOutlined'
import Light from '@mui/icons-material/LightModeOutlined'
import System from '@mui/icons-material/ContrastOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from '../../../i18n/index.ts'
import { session, useSession } from '../../../session/index.ts'

const drawn = { light: Light, dark: Dark, system: System }
/** The order of the appearances when pressing. */
export const nextTheme = { light: 'dark', dark: 'system', system: 'light' } as const

/** Cycles through light, dark and system; a menu would be larger than the rest of the sign-in page. */
export function ThemeSwitch() {
  const translate = useTranslate()
  const chosen = useSession('theme') ?? 'system'
  const Icon = drawn[chosen]
  const name = translate('admin.layout.theme', { theme: translate(`admin.layout.themes.${chosen}`) })
  return (
    <IconButton aria-label={name} title={name} onClick={() => session.set('theme', nextTheme[chosen])}>
      <Icon fontSize="small" />
    </IconButton>
  )
}
