import type { OutputOf } from '../../../schema/endpoints.ts'

/** The id of the element in which the server puts the tenant's settings. */
const elementId = 'wakeel-tenant'

/** The settings that the server put into the page, so that the first paint shows the tenant's name. */
export function injectedSettings(): OutputOf<'landingSettings'> | undefined {
  const text = document.getElementById(elementId)?.textContent
  try {
    return text ? (JSON.parse(text) as OutputOf<'landingSettings'>) : undefined
  } catch {
    return undefined
  }
}
