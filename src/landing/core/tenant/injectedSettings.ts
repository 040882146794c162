import type { OutputOf } from '../../../schema/endpoints.ts'

/** The id of the element in which the server leaves the settings of the tenant it sent the page for. */
const elementId = 'wakeel-tenant'

/** What the server put into the page, so that the first paint has the tenant's name. */
export function injectedSettings(): OutputOf<'landingSettings'> | undefined {
  const text = document.getElementById(elementId)?.textContent
  try {
    return text ? (JSON.parse(text) as OutputOf<'landingSettings'>) : undefined
  } catch {
    return undefined
  }
}
