// The page behind the short link in a message, as a browser would find it.
import type { Running } from './eachServer.ts'

/** Follows the first link in a text; throws when there is none, or when it leads to no page. */
export async function pageOf({ app }: Running, text = ''): Promise<URL> {
  const link = /https?:\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error(`There is no link in "${text}".`)
  const { headers } = await app.inject({ url: new URL(link).pathname })
  return new URL(String(headers.location), link)
}
