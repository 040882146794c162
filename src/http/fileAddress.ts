import { defaultApiBase } from '../schema/core/wireWords.ts'
import { browserSurroundings, type Side } from './surroundings.ts'

/** Where the browser finds a file whose `url` the API told: below the side's own API base, wherever that is. */
export function fileAddress(side: Side, url: string): string {
  const { base } = browserSurroundings(side)
  return url.startsWith(`${defaultApiBase}/`) ? base + url.slice(defaultApiBase.length) : url
}
