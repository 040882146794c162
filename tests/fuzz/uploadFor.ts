// A table file for the routes that import one.
import { resources } from '../../src/schema/resources/index.ts'
import { fieldsOf } from '../../server/db/rows.ts'
import type { TenantId } from '../server/tenants.ts'
import { tablesOf } from '../server/tables.ts'
import { resourceOfRoute } from './request.ts'
import type { Route } from './routes.ts'
import type { World } from './world.ts'

/** Ids of a file that was uploaded for the route's resource, where the route wants one. */
export async function uploadFor({ running }: World, route: Route, tenant: TenantId = 'noor'): Promise<string[]> {
  const name = resourceOfRoute(route)
  if (!name || !/^import(Preview)?_/.test(route.name) || !(name in resources)) return []
  const headings = Object.keys(fieldsOf(name)).slice(0, 6)
  const { json } = await tablesOf(running).upload(name, `${headings.join(',')}\n${headings.map(() => 'x').join(',')}\n`, {
    token: running.tenants[tenant].staff.Administrator.token,
  })
  const { fileId } = json() as { fileId?: string }
  return fileId ? [fileId] : []
}
