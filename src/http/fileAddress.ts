import { defaultApiBase } from '../schema/core/wireWords.ts'
import { browserSurroundings, type Side } from './surroundings.ts'

/** The address for the browser of a file whose `url` came from the API: below the side's API base. Other URLs are returned unchanged. */
export function fileAddress(side: Side, url: string): string {
  const { base } = browserSurroundings(side)
  return url.startsWith(`${defaultApiBase}/`) ? base + url.slice(defaultApiBase.length) : url
}
