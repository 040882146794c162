import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useEffect, useRef } from 'react'
import { toasts } from '../../http/index.ts'
import { session, useSession } from '../../session/index.ts'
import { client } from '../core/client.ts'
import { useI18n } from '../core/useI18n.ts'
import { tellPlace } from '../../schema/fieldService/calls.ts'

const every = 20_000

/** The driver's choice to send their position during a job; off until they switch it on, and again after sign-out. */
export function SharePlace({ underway }: { underway: boolean }) {
  const { translate } = useI18n()
  const shares = useSession('sharesPlace') === 'yes'
  const last = useRef(0)
  useEffect(() => {
    if (!shares || !underway || !('geolocation' in navigator)) return undefined
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        if (Date.now() - last.current < every || !navigator.onLine) return
        last.current = Date.now()
        const place = { lat: coords.latitude, lng: coords.longitude }
        client.call(tellPlace, place, { quiet: 'silent' }).catch(() => undefined)
      },
      ({ code, PERMISSION_DENIED }) => {
        if (code !== PERMISSION_DENIED) return
        session.remove('sharesPlace')
        toasts.error({ key: 'admin.driving.placeDenied' })
      },
      { maximumAge: every },
    )
    return () => navigator.geolocation.clearWatch(watch)
  }, [shares, underway])
  return (
    <FormControlLabel
      control={
        <Switch
          checked={shares}
          onChange={(_, on) => {
            if (on) session.set('sharesPlace', 'yes')
            else session.remove('sharesPlace')
          }}
        />
      }
      label={translate('admin.driving.sharePlace')}
      sx={{ minBlockSize: 44, marginInline: 0, '& .MuiFormControlLabel-label': { fontSize: 14 } }}
    />
  )
}
