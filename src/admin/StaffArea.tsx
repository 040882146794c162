import { QueryClient, useQuery } from '@tanstack/react-query'
import { lazy, useEffect, useMemo, useState } from 'react'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource, type I18nProvider } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { createAuthProvider } from '../authProvider/index.ts'
import { firstPath } from '../authProvider/places.ts'
import { createDataProvider } from '../dataProvider/index.ts'
import { createAdminI18n } from '../i18n/adminProvider.ts'
import { useLanguage } from '../i18n/index.ts'
import { resources } from '../schema/resources/index.ts'
import { session, useSession } from '../session/index.ts'
import { client } from './client.ts'
import { definitionOf } from './definition.ts'
import { loadInputs } from './fields/loadInputs.ts'
import { fetchWaiting } from './layout/idle.ts'
import { Layout } from './layout/Layout.tsx'
import { PageBroken } from './layout/PageBoundary.tsx'
import { overrides } from './resources/index.ts'
import { NotFound } from './pages/NotFound.tsx'
import { NotAllowed } from './pages/NotAllowed.tsx'
import { PageSkeleton } from './pages/PageSkeleton.tsx'

const Dashboard = lazy(() => import('./dashboard/Dashboard.tsx').then((file) => ({ default: file.Dashboard })))
const MePage = lazy(() => import('./me/MePage.tsx').then((file) => ({ default: file.MePage })))
const MastersHub = lazy(() => import('./masters/MastersHub.tsx').then((file) => ({ default: file.MastersHub })))
const DispatchPage = lazy(() => import('./dispatch/DispatchPage.tsx').then((file) => ({ default: file.DispatchPage })))
const DrivingPage = lazy(() => import('./driving/DrivingPage.tsx').then((file) => ({ default: file.DrivingPage })))
const CalendarPage = lazy(() => withInputs(import('./calendar/CalendarPage.tsx').then((file) => ({ default: file.CalendarPage }))))
const OutboundPage = lazy(() => import('./outbound/OutboundPage.tsx').then((file) => ({ default: file.OutboundPage })))
const CallPage = lazy(() => import('./outbound/CallPage.tsx').then((file) => ({ default: file.CallPage })))
const ImportPage = lazy(() => import('./transfer/ImportPage.tsx').then((file) => ({ default: file.ImportPage })))
const BoardPage = lazy(() => import('./board/BoardPage.tsx').then((file) => ({ default: file.BoardPage })))
const loadList = () => import('./pages/list/ResourceList.tsx').then((file) => ({ default: file.ResourceList }))
const ResourceList = lazy(loadList)
// A form's inputs come beside its page, not after it.
function withInputs<P>(page: Promise<P>): Promise<P> {
  loadInputs().catch(() => undefined)
  return page
}
const CreatePage = lazy(() => withInputs(import('./pages/form/CreatePage.tsx').then((file) => ({ default: file.CreatePage }))))
const EditPage = lazy(() => withInputs(import('./pages/form/EditPage.tsx').then((file) => ({ default: file.EditPage }))))
const SinglePage = lazy(() => withInputs(import('./pages/form/SinglePage.tsx').then((file) => ({ default: file.SinglePage }))))
const loadShow = () => import('./pages/show/ResourceShow.tsx').then((file) => ({ default: file.ResourceShow }))
const ResourceShow = lazy(loadShow)

const dataProvider = createDataProvider(client)
const authProvider = createAuthProvider(client, () => import('./me/forgetBrowser.ts').then((file) => file.forgetBrowser()))
const ToDashboard = () => <Navigate to={firstPath} replace />

// Another person, another memory: nothing fetched for one is shown to the next.
const memoryOf = (_staffId: unknown) =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 }, mutations: { retry: false } } })

/** Everything that staff see once they are signed in: react-admin's core under our own layout and pages. */
export function StaffArea() {
  const staffId = useSession('staff')?.id
  const language = useLanguage()
  const i18n = useI18n()
  const queryClient = useMemo(() => memoryOf(staffId), [staffId])
  const store = useMemo(() => memoryStore(), [])
  // The pages that nearly everybody opens next come first.
  useEffect(() => fetchWaiting([loadList, () => import('./pages/list/fetchList.ts'), loadShow]), [])
  if (!i18n) return null
  return (
    <CoreAdminContext
      key={language}
      basename="/home"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18n}
      queryClient={queryClient}
      store={store}
    >
      <Refresher />
      <CoreAdminUI
        requireAuth
        disableTelemetry
        loginPage={false}
        layout={Layout}
        dashboard={ToDashboard}
        loading={PageSkeleton}
        catchAll={NotFound}
        accessDenied={NotAllowed}
        authenticationError={NotAllowed}
        error={PageBroken}
      >
        <CustomRoutes>
          <Route path="/dashboard" element={<Dashboard />} />
          <Route path="/me" element={<MePage />} />
          <Route path="/masters" element={<MastersHub />} />
          <Route path="/calendar" element={<CalendarPage />} />
          <Route path="/dispatch" element={<DispatchPage />} />
          <Route path="/driving" element={<DrivingPage />} />
          <Route path="/outbound" element={<OutboundPage />} />
          <Route path="/outbound/:id" element={<CallPage />} />
          <Route path="/:resource/import" element={<ImportPage />} />
          <Route path="/:resource/board" element={<BoardPage />} />
        </CustomRoutes>
        {Object.keys(resources).map((name) => {
          const { readOnly, single } = definitionOf(name)
          return (
            <Resource
              key={name}
              name={name}
              list={overrides[name]?.List ?? (single ? SinglePage : ResourceList)}
              show={overrides[name]?.Show ?? ResourceShow}
              {...(readOnly ? {} : { create: CreatePage, edit: EditPage })}
            />
          )
        })}
      </CoreAdminUI>
    </CoreAdminContext>
  )
}

/** react-admin's own texts in the present language. */
function useI18n(): I18nProvider | null {
  const language = useLanguage()
  const [made, setMade] = useState<I18nProvider | null>(null)
  useEffect(() => {
    let wanted = true
    void createAdminI18n(language).then((provider) => {
      if (wanted) setMade(provider)
    })
    return () => {
      wanted = false
    }
  }, [language])
  return made
}

/** Asks once a visit who the person is now, and how their tenant looks: rights and colours may have changed since sign-in. */
function Refresher() {
  const me = useQuery({ queryKey: ['me'], queryFn: ({ signal }) => client.call('me', {}, { signal }), staleTime: Infinity })
  const settings = useQuery({
    queryKey: ['tenant'],
    queryFn: ({ signal }) => client.call('landingSettings', {}, { signal }),
    staleTime: Infinity,
  })
  useEffect(() => {
    if (me.data && session.get('token')) session.set('staff', me.data.staff)
  }, [me.data])
  useEffect(() => {
    if (settings.data && session.get('token')) session.set('settings', settings.data)
  }, [settings.data])
  return null
}
