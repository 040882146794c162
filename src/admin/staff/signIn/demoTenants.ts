import { session } from '../../../session/index.ts'

/** The tenants whose demo accounts are offered: from the page's settings, else from this browser's store; none outside demo mode, and none while the build draws the page. */
export function demoTenants(): string[] {
  if (!('document' in globalThis)) return []
  const listed = document
    .querySelector<HTMLMetaElement>('meta[name="wakeel-demo"]')
    ?.content.split(',')
    .map((id) => id.trim())
    .filter(Boolean)
  if (listed) return listed
  const tenant = session.get('clientDetail')?.tenantId
  return session.get('settings')?.demo && tenant ? [tenant] : []
}
