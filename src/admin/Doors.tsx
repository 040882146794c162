import Typography from '@mui/material/Typography'
import { Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { firstPathOf, signInPath } from '../authProvider/places.ts'
import { useTranslate } from '../i18n/index.ts'
import { useOnline } from './core/parts/connection.ts'
import { setNavigator } from '../http/index.ts'
import { clearStored } from '../session/clearStored.ts'
import { session, useSession } from '../session/index.ts'
import { keepPlace, placeFor } from './core/unsaved.ts'
import { lazyPart } from './core/parts/lazyPart.ts'

const SignInPage = lazyPart(() => import('./staff/signIn/SignInPage.tsx').then((file) => ({ default: file.SignInPage })))
const SetPasswordPage = lazyPart(() => import('./staff/signIn/SetPasswordPage.tsx').then((file) => ({ default: file.SetPasswordPage })))
const CompanySignInPage = lazyPart(() =>
  import('./staff/signIn/CompanySignInPage.tsx').then((file) => ({ default: file.CompanySignInPage })),
)
const loadStaffArea = () => import('./StaffArea.tsx')
const StaffArea = lazyPart(() => loadStaffArea().then((file) => ({ default: file.StaffArea })))

/** Loads what the page of an address needs to be drawn at once. */
export async function loadFirstPage(place: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  if (!place.pathname.startsWith('/home') || session.get('token') === undefined) await SignInPage.load()
  else await Promise.all([StaffArea.load(), loadStaffArea().then(({ loadPage }) => loadPage(place))])
}

/** The sign-in page without a session, the staff area with one; neither is rendered for the wrong person. */
export function Doors() {
  const navigate = useNavigate()
  useEffect(() => setNavigator((path) => void navigate(path), clearStored), [navigate])
  return (
    <Suspense fallback={<FrontWaiting />}>
      <Routes>
        <Route path="/" element={<FrontDoor />} />
        <Route path="/home/*" element={<StaffDoor />} />
        <Route path="/staff/set-password" element={<SetPasswordPage />} />
        <Route path="/staff/single-sign-on" element={<CompanySignInPage />} />
        <Route path="*" element={<Navigate to={signInPath} replace />} />
      </Routes>
    </Suspense>
  )
}

/** Until the code of the first page is there; without a network it says so. */
function FrontWaiting() {
  const translate = useTranslate()
  if (useOnline()) return null
  return <Typography variant="h1">{translate('errors.offline')}</Typography>
}

function FrontDoor() {
  const token = useSession('token')
  const staff = useSession('staff')
  const { state } = useLocation() as { state: { from?: string } | null }
  if (token === undefined || staff === undefined) return <SignInPage />
  // Back to the page where the session ended, with its unsaved input; or to the link that was followed without a session.
  return <Navigate to={placeFor(staff.id) ?? state?.from ?? firstPathOf(staff)} replace />
}

// Without this guard react-admin's sign-out and the router redirect to each other endlessly on a deep link.
function StaffDoor() {
  const token = useSession('token')
  const staff = useSession('staff')
  const signedIn = token !== undefined && staff !== undefined
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (signedIn) keepPlace(pathname + search)
  }, [signedIn, pathname, search])
  return signedIn ? <StaffArea /> : <Navigate to={signInPath} replace state={{ from: pathname + search }} />
}
