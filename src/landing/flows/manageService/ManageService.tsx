import { useEffect } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { useSession } from '../../../session/index.ts'
import { Finder } from '../../identity/Finder.tsx'
import { useIdentity } from '../../identity/identity.ts'
import { Note } from '../../parts/Note.tsx'
import { Skeletons } from '../../parts/Skeletons.tsx'
import { useTenant } from '../../tenant/TenantProvider.tsx'
import { Bookings } from './Bookings.tsx'
import '../flow.css'
import './manageService.css'

/** A person's bookings: seen, moved, cancelled. */
export function ManageService() {
  const t = useTranslate()
  const { outcome } = useTenant()
  const { mobile, customer } = useIdentity()
  const remembered = useSession('customer')
  useEffect(() => {
    document.title = t('landing.pages.manage-service.title')
  }, [t])
  if (outcome === undefined)
    return (
      <div className="flow">
        <Skeletons count={3} height={120} />
      </div>
    )
  const ended = remembered && !mobile
  return (
    <div className="flow flow-narrow">
      <h1 className={mobile && customer ? 'out-of-sight' : ''}>{t('landing.pages.manage-service.title')}</h1>
      <Finder
        purpose="find"
        known={ended ? remembered.mobile : undefined}
        reason={ended && <Note icon="clock">{t('landing.book.ended')}</Note>}
      >
        <Bookings />
      </Finder>
    </div>
  )
}
