import { lazy, Suspense, useEffect, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { LanguageProvider, loadedMessages, loadMessages, speak, type Messages } from '../i18n/index.ts'
import type { LanguageWord } from '../schema/limits.ts'
import { session } from '../session/index.ts'
import { SearchPage } from './flows/search/SearchPage.tsx'
import { Skeletons } from './parts/Skeletons.tsx'
import { defaultPath, readRoute, type PageName } from './routes.ts'
import { Shell } from './shell/Shell.tsx'
import { TenantProvider } from './tenant/TenantProvider.tsx'
import './styles/base.css'
import './styles/controls.css'

const screens: Record<PageName, React.ComponentType> = {
  search: SearchPage,
  'book-service': lazy(() => import('./flows/bookService/BookService.tsx').then(({ BookService }) => ({ default: BookService }))),
  'manage-service': lazy(() => import('./flows/manageService/ManageService.tsx').then(({ ManageService }) => ({ default: ManageService }))),
}

interface Spoken {
  language: LanguageWord
  messages: Messages
}

/** The language of the address with its texts; the one before stays until they are here, so that nothing typed is lost. */
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
    else
      void loadMessages(wanted)
        .then(arrive)
        .catch(() => undefined)
    return () => {
      left = true
    }
  }, [wanted])
  return spoken
}

/** The landing: one language, one tenant, one screen at a time. */
export function App({ first }: { first: Spoken }) {
  const [path] = useLocation()
  const route = readRoute(path)
  const spoken = useSpoken(first, route?.language ?? 'english')
  if (!route) return <Redirect to={defaultPath + window.location.search} replace />
  const Screen = screens[route.page]
  return (
    <LanguageProvider {...spoken}>
      <TenantProvider>
        <Shell page={route.page}>
          <Suspense
            fallback={
              <div className="flow">
                <Skeletons count={3} height={88} />
              </div>
            }
          >
            <Screen key={route.page} />
          </Suspense>
        </Shell>
      </TenantProvider>
    </LanguageProvider>
  )
}
