// Pages of a module that the tenant has switched off: there are none, as for an address that nobody knows.
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ResourceList } from '../../../src/admin/core/list/ResourceList.tsx'
import { PageBoundary } from '../../../src/admin/core/pages/PageBoundary.tsx'
import { accessTable } from '../../../src/schema/access.ts'
import { modulesOf } from '../../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { session } from '../../../src/session/index.ts'
import { answerWith, clearAdmin, draw, signIn, staffAs } from './adminFixture.tsx'

const modules = Object.keys(accessTable)
const id = '01a1fc66-43db-76fc-aebe-ac1763e62b25'
const pagesOf = (name: string) => ['', '/board', `/${id}`, `/${id}/show`, '/create', '/import'].map((page) => `/home/${name}${page}`)
/** The pages that are about more than one resource, or have a name of their own, with the modules that they are about. */
const own = {
  '/home/calendar': modulesOf(resources.appointments),
  [`/home/outbound/${id}`]: ['surveys'],
  '/home/outbound': ['surveys'],
  '/home/dispatch': ['roadsideAssistance', 'homeService'],
  '/home/driving': ['roadsideAssistance', 'homeService'],
}
const all = [
  ...Object.entries(resources).flatMap(([name, resource]) => pagesOf(name).map((path) => ({ path, about: modulesOf(resource) }))),
  ...Object.entries(own).map(([path, about]) => ({ path, about })),
]
const open = (path: string, closedModules: readonly string[]) => {
  signIn()
  session.set('staff', { ...staffAs('Administrator'), closedModules: [...closedModules] })
  const page = (
    <PageBoundary>
      <h1>The page</h1>
    </PageBoundary>
  )
  draw(page, { resource: 'leads', path, route: '*' })
  return screen.getByRole('heading', { level: 1 }).textContent
}

afterEach(clearAdmin)

describe('a page', () => {
  it.each(modules)('of %s is not found when the module is closed, and is there when all others are', (module) => {
    const about = all.filter((one) => one.about.includes(module))
    for (const { path, about: its } of about) {
      expect([path, open(path, its)]).toEqual([path, 'Page not found'])
      clearAdmin()
    }
    const others = modules.filter((one) => one !== module)
    for (const { path } of about.slice(0, 1)) expect([path, open(path, others)]).toEqual([path, 'The page'])
  })

  it('of no module stays, whatever is closed', () => {
    for (const path of ['/home/dashboard', '/home/me', '/home/masters', '/home/nothing']) {
      expect([path, open(path, modules)]).toEqual([path, 'The page'])
      clearAdmin()
    }
  })

  it.each(['payments', 'campaigns'] satisfies ResourceName[])(
    'of %s says that it is not allowed where only the right is missing',
    (name) => {
      signIn(name === 'payments' ? 'Fleet Sales' : 'Broker Sales')
      answerWith({})
      draw(
        <PageBoundary>
          <ResourceList />
        </PageBoundary>,
        { resource: name, path: `/home/${name}`, route: '*' },
      )
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You do not have access to this page')
    },
  )
})
