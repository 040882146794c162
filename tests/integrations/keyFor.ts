// API keys for tests, made as an administrator makes them.
import type { Row } from '../../server/core/db/rows.ts'
import type { Running } from '../core/server/eachServer.ts'
import type { TenantId } from '../core/server/tenants.ts'

let made = 0

/** A key of a tenant: by default a sales manager's, for leads. */
export async function keyFor(
  running: Running,
  values: Row = {},
  tenant: TenantId = 'noor',
): Promise<{ id: string; name: string; key: string }> {
  made += 1
  const name = `Website ${made}`
  const admin = running.admin(tenant)
  const row = await admin.post('/integrations/api-keys', {
    name,
    designation: 'Sales Manager',
    modules: ['leads'],
    readsOnly: false,
    ...values,
  })
  if (row.status !== 200) throw new Error(row.text)
  const { status, body, text } = await admin.post(`/integrations/api-keys/${row.body.id}/issue`)
  if (status !== 200) throw new Error(text)
  return { id: row.body.id, name, key: body.key }
}
