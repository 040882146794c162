import { lazy, useEffect, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { LanguageProvider, loadedMessages, loadMessages, speak, type Messages } from '../i18n/index.ts'
import type { LanguageWord } from '../schema/core/limits.ts'
import { session } from '../session/index.ts'
import { Skeletons } from './core/parts/Skeletons.tsx'
import { Arrived } from './core/arrival.tsx'
import { SearchPage } from './search/SearchPage.tsx'
import { defaultPath, readRoute } from './core/routes.ts'
import { prefetch, screens } from './screens.ts'
import { startTenant } from './settings/startTenant.ts'
import { Boundary } from './core/shell/Boundary.tsx'
import { Shell } from './core/shell/Shell.tsx'
import { TenantProvider } from './core/tenant/TenantProvider.tsx'
import './core/styles/base.css'
import './core/styles/controls.css'

const AgentBar = lazy(() => import('./callCentre/AgentBar.tsx').then((file) => ({ default: file.AgentBar })))
const FootLinks = lazy(() => import('./AfterPage.tsx').then((file) => ({ default: file.AfterPage })))
const shellParts = { AgentBar, FootLinks }
const FirstScreen = () => <SearchPage prefetch={prefetch} />

interface Spoken {
  language: LanguageWord
  messages: Messages
}

/** The language of the address with its texts; the previous one stays until the texts are loaded, so that input is not lost. */
function useSpoken(first: Spoken, wanted: LanguageWord): Spoken {
  const [spoken, setSpoken] = useState(first)
  useEffect(() => {
    let left = false
    const known = loadedMessages(wanted)
    const arrive = (messages: Messages) => {
      if (left) return
      session.set('language', wanted)
      speak(wanted)
      setSpoken((last) => (last.language === wanted ? last : { language: wanted, messages }))
    }
    if (known) arrive(known)
    else void loadMessages(wanted).then(arrive, () => undefined)
    return () => {
      left = true
    }
  }, [wanted])
  return spoken
}

/** The landing: one language, one tenant, one page at a time. */
export function App({ first }: { first: Spoken }) {
  const [path] = useLocation()
  const route = readRoute(path)
  const spoken = useSpoken(first, route?.language ?? 'english')
  if (!route) return <Redirect to={defaultPath + window.location.search} replace />
  const Screen = route.page === 'search' ? FirstScreen : screens[route.page]
  return (
    <LanguageProvider {...spoken}>
      <TenantProvider start={startTenant}>
        <Shell page={route.page} parts={shellParts}>
          <Boundary
            key={route.page}
            fallback={
              <div className="flow">
                <Skeletons count={3} height={88} />
              </div>
            }
          >
            <Screen />
            <Arrived />
          </Boundary>
        </Shell>
      </TenantProvider>
    </LanguageProvider>
  )
}
