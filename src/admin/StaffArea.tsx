import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource, type I18nProvider } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { createAuthProvider } from '../authProvider/index.ts'
import { firstPath } from '../authProvider/places.ts'
import { createDataProvider } from '../dataProvider/index.ts'
import { createAdminI18n } from '../i18n/adminProvider.ts'
import { useLanguage } from '../i18n/index.ts'
import { resources } from '../schema/resources.ts'
import { me as meCall } from '../schema/staff/calls.ts'
import { landingSettings } from '../schema/settings/calls.ts'
import { session, useSession } from '../session/index.ts'
import { storeStaff } from '../session/keepStaff.ts'
import { client } from './core/client.ts'
import { definitionOf } from './core/definition.ts'
import { FeaturePartsContext } from './core/featureParts.ts'
import { loadInputs } from '../fields/adminLoadInputs.ts'
import { fetchWaiting } from './core/parts/idle.ts'
import { Layout } from './core/layout/Layout.tsx'
import { createQueryMemory } from './core/queryMemory.ts'
import { routerProvider } from './core/navigation/routerProvider.ts'
import { PageBroken } from './core/pages/PageBoundary.tsx'
import { loadPageParts } from './loadPageParts.ts'
import { overrides } from './overrides.ts'
import { shell } from './shell.ts'
import { NotFound } from './core/pages/NotFound.tsx'
import { NotAllowed } from './core/pages/NotAllowed.tsx'
import { PageSkeleton } from './core/pages/PageSkeleton.tsx'
import { lazyPart } from './core/parts/lazyPart.ts'

const Dashboard = lazyPart(() => import('./dashboard/Dashboard.tsx').then((file) => ({ default: file.Dashboard })))
const MePage = lazyPart(() => import('./staff/me/MePage.tsx').then((file) => ({ default: file.MePage })))
const MastersHub = lazyPart(() => import('./masters/MastersHub.tsx').then((file) => ({ default: file.MastersHub })))
const DispatchPage = lazyPart(() => import('./fieldService/DispatchPage.tsx').then((file) => ({ default: file.DispatchPage })))
const DrivingPage = lazyPart(() => import('./fieldService/DrivingPage.tsx').then((file) => ({ default: file.DrivingPage })))
const RightsPage = lazyPart(() => withInputs(import('./staff/rights/RightsPage.tsx').then((file) => ({ default: file.RightsPage }))))
const CalendarPage = lazyPart(() =>
  withInputs(import('./appointments/calendar/CalendarPage.tsx').then((file) => ({ default: file.CalendarPage }))),
)
const OutboundPage = lazyPart(() => import('./callCentre/OutboundPage.tsx').then((file) => ({ default: file.OutboundPage })))
const CallPage = lazyPart(() => import('./callCentre/CallPage.tsx').then((file) => ({ default: file.CallPage })))
const ImportPage = lazyPart(() => import('./core/transfer/ImportPage.tsx').then((file) => ({ default: file.ImportPage })))
const BoardPage = lazyPart(() => withParts(import('./core/board/BoardPage.tsx').then((file) => ({ default: file.BoardPage }))))
const loadList = () => import('./core/list/ResourceList.tsx').then((file) => ({ default: file.ResourceList }))
const ResourceList = lazyPart(loadList)
// A page's feature parts and a form's inputs are loaded in parallel with the page.
async function withParts<P>(page: Promise<P>): Promise<P> {
  const [loaded] = await Promise.all([page, loadPageParts()])
  return loaded
}
function withInputs<P>(page: Promise<P>): Promise<P> {
  loadInputs().catch(() => undefined)
  return withParts(page)
}
const CreatePage = lazyPart(() => withInputs(import('./core/form/CreatePage.tsx').then((file) => ({ default: file.CreatePage }))))
const EditPage = lazyPart(() => withInputs(import('./core/form/EditPage.tsx').then((file) => ({ default: file.EditPage }))))
const SinglePage = lazyPart(() => withInputs(import('./core/form/SinglePage.tsx').then((file) => ({ default: file.SinglePage }))))
const loadShow = () => withParts(import('./core/show/ResourceShow.tsx').then((file) => ({ default: file.ResourceShow })))
const ResourceShow = lazyPart(loadShow)

const dataProvider = createDataProvider(client)
const authProvider = createAuthProvider(client, () => import('./staff/me/forgetBrowser.ts').then((file) => file.forgetBrowser()))
const featureParts = { shell, overrides, pageParts: loadPageParts }
const ToDashboard = () => <Navigate to={firstPath} replace />

// A query cache for each person: data loaded for one is never shown to the next.
const memoryOf = (_staffId: unknown) => createQueryMemory()

/** Everything for signed-in staff: react-admin's core with our own layout and pages. */
export function StaffArea() {
  const staffId = useSession('staff')?.id
  const language = useLanguage()
  const i18n = useI18n()
  const queryClient = useMemo(() => memoryOf(staffId), [staffId])
  const store = useMemo(() => memoryStore(), [])
  // Pages that nearly everybody opens next are loaded first.
  useEffect(() => fetchWaiting([loadList, () => import('./core/list/fetchList.ts'), loadShow]), [])
  if (!i18n) return null
  return (
    <CoreAdminContext
      key={language}
      basename="/home"
      dataProvider={dataProvider}
      authProvider={authProvider}
      routerProvider={routerProvider}
      i18nProvider={i18n}
      queryClient={queryClient}
      store={store}
    >
      <Refresher />
      <FeaturePartsContext value={featureParts}>
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
            <Route path="/rights" element={<RightsPage />} />
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
      </FeaturePartsContext>
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

/** Reloads person and tenant settings once a visit: rights and colours may have changed since sign-in. */
function Refresher() {
  const me = useQuery({ queryKey: ['me'], queryFn: ({ signal }) => client.call(meCall, {}, { signal }), staleTime: Infinity })
  const settings = useQuery({
    queryKey: ['tenant'],
    queryFn: ({ signal }) => client.call(landingSettings, {}, { signal }),
    staleTime: Infinity,
  })
  useEffect(() => {
    if (me.data && session.get('token')) storeStaff(me.data.staff)
  }, [me.data])
  useEffect(() => {
    if (settings.data && session.get('token')) session.set('settings', settings.data)
  }, [settings.data])
  return null
}
