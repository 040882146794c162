// The admin of a staff member for tests, with an API that answers from a table.
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreAdminContext, memoryStore, ResourceContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { mergeTextFiles } from '../../../server/core/texts/textFiles.ts'
import { withReactAdmin } from '../../../src/i18n/reactAdminTexts.ts'
import { createDataProvider } from '../../../src/dataProvider/index.ts'
import { client } from '../../../src/admin/core/client.ts'
import { FeaturePartsContext } from '../../../src/admin/core/featureParts.ts'
import { createHistory } from '../../../src/admin/core/navigation/history.ts'
import { HistoryRouter } from '../../../src/admin/core/navigation/HistoryRouter.tsx'
import { createQueryMemory } from '../../../src/admin/core/queryMemory.ts'
import { routerProvider } from '../../../src/admin/core/navigation/routerProvider.ts'
import { Appearance } from '../../../src/admin/core/theme/Appearance.tsx'
import { overrides } from '../../../src/admin/overrides.ts'
import { shell } from '../../../src/admin/shell.ts'
import { pageParts } from '../../../src/admin/pageParts.ts'
import { LanguageProvider, type Messages } from '../../../src/i18n/index.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import type { StaffSession } from '../../../src/schema/core/staffSession.ts'
import { session } from '../../../src/session/index.ts'

// jsdom has no layout and no scrolling.
const nothing = () => undefined
globalThis.ResizeObserver ??= class {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
}
Element.prototype.scrollIntoView ??= nothing

/** The texts of a language, from the shipped file. */
export const textsOf = (word: LanguageWord): Messages => withReactAdmin(word, mergeTextFiles('src/schema', word))

/** A staff member with a designation. */
export const staffAs = (designation: StaffSession['designation']): StaffSession => ({
  id: '0189d895-f2dc-71fe-93fa-958913d14464',
  tenantId: 'noor',
  name: { en: 'Sara Ali', ar: 'سارة علي' },
  email: 'sara@noor.example',
  designation,
  department: 'General',
  staffType: null,
  locationIds: [],
  designationId: 'd',
  tenantName: { en: 'Noor', ar: 'نور' },
})

/** The API's answers by 'METHOD /path'; an empty list for all others. */
export type Answers = Record<string, { status?: number; body: unknown }>
/** Every request that was sent. */
export const requests: { call: string; body: unknown }[] = []

/** The conversation of somebody who has not written. */
const noThread = {
  conversation: null,
  entries: [],
  languageId: '1',
  openUntil: null,
  ways: [],
  mayInvite: false,
  mayWrite: false,
  mayAssign: false,
}

/** The answers of calls that are no lists, where there is nothing, by the beginning of 'METHOD /path'. */
const emptyAnswers: Record<string, unknown> = {
  'GET /conversations/about/': noThread,
  'GET /background-jobs/old-data': { kinds: [], nextAt: '2026-11-01T00:00:00.000Z', halted: false },
}

/** Answers the admin's requests from the table; what is not in it is empty. */
export function answerWith(answers: Answers): void {
  requests.length = 0
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://here')
    const text = /^\/assets\/i18n\/(english|arabic)\.json$/.exec(pathname)
    if (text) return Promise.resolve(new Response(JSON.stringify(textsOf(text[1] as LanguageWord))))
    const call = `${init.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`
    requests.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body })
    const [, empty] = Object.entries(emptyAnswers).find(([begin]) => call.startsWith(begin)) ?? [undefined, { data: [], total: 0 }]
    const { status = 200, body } = answers[call] ?? { body: empty }
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
}

/** Signs a staff member in on this browser. */
export function signIn(designation: StaffSession['designation'] = 'Administrator', language: LanguageWord = 'english'): void {
  session.clear()
  const staff = staffAs(designation)
  session.set('clientDetail', { tenantId: staff.tenantId })
  session.set('staff', staff)
  session.set('token', 'token')
  session.set('language', language)
}

interface Place {
  resource: string
  path: string | { pathname: string; state: unknown }
  route: string
  language?: LanguageWord
}

/** The history of a browser that has just come to an address. */
export function historyAt(path: Place['path']) {
  const { pathname, state } = typeof path === 'string' ? { pathname: path, state: null } : path
  window.history.replaceState({ ...window.history.state, usr: state }, '', pathname)
  return createHistory()
}

const featureParts = { shell, overrides, pageParts: () => pageParts }
/** Renders a page of a resource inside the admin. */
export function draw(page: ReactNode, { resource, path, route, language = 'english' }: Place) {
  const fixture = (
    <CoreAdminContext
      basename="/home"
      dataProvider={createDataProvider(client)}
      routerProvider={routerProvider}
      store={memoryStore()}
      queryClient={createQueryMemory()}
    >
      <FeaturePartsContext value={featureParts}>
        <ResourceContextProvider value={resource}>
          <Routes>
            <Route path={route} element={page} />
            <Route path="*" element={<p>elsewhere</p>} />
          </Routes>
        </ResourceContextProvider>
      </FeaturePartsContext>
    </CoreAdminContext>
  )
  return render(
    <LanguageProvider language={language} messages={textsOf(language)}>
      <Appearance>
        <HistoryRouter history={historyAt(path)}>{fixture}</HistoryRouter>
      </Appearance>
    </LanguageProvider>,
  )
}

/** Resets everything for the next test. */
export function clearAdmin(): void {
  cleanup()
  vi.unstubAllGlobals()
  session.clear()
  sessionStorage.clear()
  localStorage.clear()
}
