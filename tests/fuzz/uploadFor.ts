// A table file for the routes that import one.
import { resources } from '../../src/schema/resources.ts'
import { fieldsOf } from '../../server/core/db/rows.ts'
import type { TenantId } from '../core/server/tenants.ts'
import { tablesOf } from '../core/server/tables.ts'
import { resourceOfRoute } from './request.ts'
import type { Route } from './routes.ts'
import type { FuzzFixture } from './fuzzFixture.ts'

/** The id of a file that was uploaded for the route's resource, for routes that need one. */
export async function uploadFor({ running }: FuzzFixture, route: Route, tenant: TenantId = 'noor'): Promise<string[]> {
  const name = resourceOfRoute(route)
  if (!name || !/^import(Preview)?_/.test(route.name) || !(name in resources)) return []
  const headings = Object.keys(fieldsOf(name)).slice(0, 6)
  const { json } = await tablesOf(running).upload(name, `${headings.join(',')}\n${headings.map(() => 'x').join(',')}\n`, {
    token: running.tenants[tenant].staff.Administrator.token,
  })
  const { fileId } = json() as { fileId?: string }
  return fileId ? [fileId] : []
}
