import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource, type I18nProvider } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { createAuthProvider } from '../authProvider/index.ts'
import { firstPath } from '../authProvider/places.ts'
import { createDataProvider } from '../dataProvider/index.ts'
import { createAdminI18n } from '../i18n/adminProvider.ts'
import { useLanguage } from '../i18n/index.ts'
import type { LanguageWord } from '../schema/core/limits.ts'
import { regionIn } from '../schema/core/time/region.ts'
import { resources } from '../schema/resources.ts'
import { me as meCall } from '../schema/staff/calls.ts'
import { landingSettings } from '../schema/settings/calls.ts'
import { session, useSession } from '../session/index.ts'
import { storeStaff } from '../session/keepStaff.ts'
import { allBranches } from './core/branch.ts'
import { client } from './core/client.ts'
import { definitionOf, type Row } from './core/definition.ts'
import { FeaturePartsContext } from './core/featureParts.ts'
import { loadInputs } from '../fields/adminLoadInputs.ts'
import { fetchRows } from './core/fetchRows.ts'
import { fetchWaiting } from './core/parts/idle.ts'
import { Layout } from './core/layout/Layout.tsx'
import { badgesQuery } from './core/layout/useBadges.ts'
import { createQueryMemory } from './core/queryMemory.ts'
import { routerProvider } from './core/navigation/routerProvider.ts'
import { PageBroken } from './core/pages/PageBoundary.tsx'
import { loadPageParts } from './loadPageParts.ts'
import { overrides } from './overrides.ts'
import { shell } from './shell.ts'
import { NotFound } from './core/pages/NotFound.tsx'
import { NotAllowed } from './core/pages/NotAllowed.tsx'
import { PageSkeleton } from './core/pages/PageSkeleton.tsx'
import { loadModelNames } from './masters/loadModelNames.ts'
import { lazyPart } from './core/parts/lazyPart.ts'

const NowPage = lazyPart(() => import('./dashboard/NowPage.tsx').then((file) => ({ default: file.NowPage })))
const Dashboard = lazyPart(() => import('./dashboard/Dashboard.tsx').then((file) => ({ default: file.Dashboard })))
const MePage = lazyPart(() => import('./staff/me/MePage.tsx').then((file) => ({ default: file.MePage })))
const MastersHub = lazyPart(() => import('./masters/MastersHub.tsx').then((file) => ({ default: file.MastersHub })))
const DispatchPage = lazyPart(() => import('./fieldService/DispatchPage.tsx').then((file) => ({ default: file.DispatchPage })))
const DrivingPage = lazyPart(() => import('./fieldService/DrivingPage.tsx').then((file) => ({ default: file.DrivingPage })))
const MessageCosts = lazyPart(() => import('./messages/MessageCosts.tsx').then((file) => ({ default: file.MessageCosts })))
const RightsPage = lazyPart(() => withInputs(import('./staff/rights/RightsPage.tsx').then((file) => ({ default: file.RightsPage }))))
const CalendarPage = lazyPart(() =>
  withInputs(import('./appointments/calendar/CalendarPage.tsx').then((file) => ({ default: file.CalendarPage }))),
)
const PhonePage = lazyPart(() => withInputs(import('./appointments/phone/PhonePage.tsx').then((file) => ({ default: file.PhonePage }))))
const OutboundPage = lazyPart(() => import('./callCentre/OutboundPage.tsx').then((file) => ({ default: file.OutboundPage })))
const CallPage = lazyPart(() => import('./callCentre/CallPage.tsx').then((file) => ({ default: file.CallPage })))
const ImportPage = lazyPart(() => import('./core/transfer/ImportPage.tsx').then((file) => ({ default: file.ImportPage })))
const BoardPage = lazyPart(() => withParts(import('./core/board/BoardPage.tsx').then((file) => ({ default: file.BoardPage }))))
const ResourceList = lazyPart(() => import('./core/list/ResourceList.tsx').then((file) => ({ default: file.ResourceList })))
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
const ResourceShow = lazyPart(() => withParts(import('./core/show/ResourceShow.tsx').then((file) => ({ default: file.ResourceShow }))))

const dataProvider = createDataProvider(client)
const authProvider = createAuthProvider(client, () => import('./staff/me/forgetBrowser.ts').then((file) => file.forgetBrowser()))
const featureParts = { shell, overrides, pageParts: loadPageParts }
const ToDashboard = () => <Navigate to={firstPath} replace />

/** What the first page is drawn from: made before it, so that it is drawn once and with its rows. */
interface Prepared {
  language: LanguageWord
  i18n: I18nProvider
  staffId: string | undefined
  memory: QueryClient
}
let prepared: Prepared | undefined
/** How long the first page waits for its data, in ms; until then the shell of the HTML is shown. */
const dataWithin = 3_000

const meQuery = queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => client.call(meCall, {}, { signal }), staleTime: Infinity })
const settingsQuery = queryOptions({
  queryKey: ['tenant'],
  queryFn: ({ signal }) => client.call(landingSettings, {}, { signal }),
  staleTime: Infinity,
})

/** Loads react-admin's texts, the code of a page, what surrounds every page, and the rows of the first page or of a list that the menu opens. */
export async function loadPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const [, page = '', ...parts] = pathname.split('/').filter(Boolean)
  const isList = parts.length === 0 && Object.hasOwn(resources, page) && !definitionOf(page).single && !overrides[page]?.List
  const isNow = page === 'dashboard' && parts.length === 0
  const part = isNow
    ? NowPage
    : page === 'dashboard'
      ? Dashboard
      : isList
        ? ResourceList
        : parts.includes('show')
          ? ResourceShow
          : undefined
  const language = session.get('language') ?? 'english'
  const memory = createQueryMemory()
  // The queries of react-admin's `useAuthState` and `usePermissions`: without an answer the page would be drawn empty first.
  const known = { checkAuth: () => authProvider.checkAuth({}).then(() => true), getPermissions: () => authProvider.getPermissions?.({}) }
  const rights = Object.entries(known).map(([name, queryFn]) => memory.prefetchQuery({ queryKey: ['auth', name, {}], queryFn }))
  const rows =
    search !== ''
      ? undefined
      : isNow
        ? loadNow(memory)
        : page === 'dashboard'
          ? loadDashboard(memory)
          : isList
            ? loadRows(page, memory)
            : undefined
  const rest = Promise.all([
    memory.prefetchQuery(meQuery),
    memory.prefetchQuery(settingsQuery),
    memory.prefetchQuery(badgesQuery(shell.countBadges)),
    fetchBranches(memory),
    rows,
  ])
  const inTime = Promise.race([rest, new Promise((resolve) => setTimeout(resolve, dataWithin))])
  const [i18n] = await Promise.all([createAdminI18n(language), part?.load(), inTime, ...rights])
  prepared = { language, i18n, staffId: session.get('staff')?.id, memory }
}

/** The branches of the top bar; a list that names one does not request its name again. */
async function fetchBranches(memory: QueryClient): Promise<void> {
  const { meta } = allBranches
  await fetchRows(memory, dataProvider, 'dealershipLocations', allBranches)
  const [[, found] = []] = memory.getQueriesData<{ data: Row[] }>({ queryKey: ['dealershipLocations', 'getList'] })
  for (const row of found?.data ?? []) memory.setQueryData(['dealershipLocations', 'getMany', { ids: [row.id], meta }], [row])
}

async function loadRows(resource: string, memory: QueryClient): Promise<unknown> {
  const { fetchList, fetchViews } = await import('./core/list/fetchList.ts')
  const { timeZone } = regionIn(session.get('settings'))
  const surroundings = { memory, dataProvider, store: memoryStore(), timeZone }
  return Promise.all([fetchList(resource, surroundings), fetchViews(resource, surroundings)])
}

async function loadNow(memory: QueryClient): Promise<void> {
  const { fetchQueue } = await import('./dashboard/queueQuestion.ts')
  return fetchQueue(memory)
}

async function loadDashboard(memory: QueryClient): Promise<void> {
  const { fetchDashboard } = await import('./dashboard/questions.ts')
  return fetchDashboard(memory, dataProvider, regionIn(session.get('settings')).timeZone)
}

// A query cache for each person: data loaded for one is never shown to the next.
const memoryOf = (staffId: string | undefined) => (prepared && prepared.staffId === staffId ? prepared.memory : createQueryMemory())

/** Everything for signed-in staff: react-admin's core with our own layout and pages. */
export function StaffArea() {
  const staffId = useSession('staff')?.id
  const language = useLanguage()
  const i18n = useI18n()
  const queryClient = useMemo(() => memoryOf(staffId), [staffId])
  const store = useMemo(() => memoryStore(), [])
  // Only for the first page: nothing of it is left for the next person.
  useEffect(() => void (prepared = undefined), [])
  // What the first page shows differently once it is known, then pages that nearly everybody opens next.
  useEffect(() => fetchWaiting([loadModelNames, ResourceList.load, () => import('./core/list/fetchList.ts'), ResourceShow.load]), [])
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
            <Route path="/dashboard" element={<NowPage />} />
            <Route path="/dashboard/figures" element={<Dashboard />} />
            <Route path="/me" element={<MePage />} />
            <Route path="/masters" element={<MastersHub />} />
            <Route path="/rights" element={<RightsPage />} />
            <Route path="/messageCosts" element={<MessageCosts />} />
            <Route path="/calendar" element={<CalendarPage />} />
            <Route path="/phone" element={<PhonePage />} />
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
  const [made, setMade] = useState<Pick<Prepared, 'language' | 'i18n'> | null>(() => prepared ?? null)
  useEffect(() => {
    let wanted = true
    if (made?.language === language) return undefined
    void createAdminI18n(language).then((i18n) => {
      if (wanted) setMade({ language, i18n })
    })
    return () => {
      wanted = false
    }
  }, [language, made])
  return made?.i18n ?? null
}

/** Reloads person and tenant settings once a visit: rights and colours may have changed since sign-in. */
function Refresher() {
  const me = useQuery(meQuery)
  const settings = useQuery(settingsQuery)
  useEffect(() => {
    if (me.data && session.get('token')) storeStaff(me.data.staff)
  }, [me.data])
  useEffect(() => {
    if (settings.data && session.get('token')) session.set('settings', settings.data)
  }, [settings.data])
  return null
}
