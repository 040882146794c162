import { useEffect, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { session, useSession } from '../../../session/index.ts'
import { Icon } from '../parts/Icon.tsx'

/** Switches between light and dark; before its first use the device's setting applies. */
export function ThemeSwitch() {
  const t = useTranslate()
  const theme = useSession('theme')
  const [deviceIsDark, setDeviceIsDark] = useState(false)
  useEffect(() => setDeviceIsDark(window.matchMedia('(prefers-color-scheme: dark)').matches), [])
  const dark = theme === 'dark' || (theme !== 'light' && deviceIsDark)
  return (
    <button
      type="button"
      className="button button-plain button-round"
      aria-label={t(dark ? 'landing.shell.light' : 'landing.shell.dark')}
      onClick={() => session.set('theme', dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} size={21} />
    </button>
  )
}
