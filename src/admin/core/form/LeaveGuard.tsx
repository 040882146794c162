import { useEffect, type RefObject } from 'react'
import { session } from '../../../session/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { useBlocker } from '../navigation/HistoryRouter.tsx'
import { AskDialog } from '../pages/AskDialog.tsx'

interface LeaveGuardProps {
  /** The number of unsaved changes at the moment of leaving. */
  unsaved: RefObject<number>
  onDiscard: () => void
}

/** Asks for confirmation before a form with unsaved input is left: by a link, the browser's back button, or closing the tab. */
export function LeaveGuard({ unsaved, onDiscard }: LeaveGuardProps) {
  const translate = useTranslate()
  // A person whose session ended cannot stay; their input is kept until they return.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current > 0 && session.get('token') !== undefined && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])
  if (blocker.state !== 'blocked') return null
  return (
    <AskDialog
      title={translate('admin.form.leaveTitle')}
      text={translate('admin.form.leaveText')}
      cancel={translate('admin.form.stay')}
      onCancel={blocker.reset}
      choices={[
        {
          label: translate('admin.form.discard'),
          onChoose: () => {
            onDiscard()
            blocker.proceed()
          },
        },
        { label: translate('admin.form.keepAndLeave'), main: true, onChoose: blocker.proceed },
      ]}
    />
  )
}
