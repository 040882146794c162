import createCache, { type EmotionCache } from '@emotion/cache'

/** The options of each direction's style cache. */
export const cacheOptions = { ltr: { key: 'wl', prepend: true }, rtl: { key: 'wr', prepend: true } }

/** One style cache a direction, created once: a second one would write every rule twice. */
export const caches: { ltr: EmotionCache; rtl?: EmotionCache } = { ltr: createCache(cacheOptions.ltr) }

/** Creates the cache of a direction; only Arabic loads the plugin that mirrors rules. */
export async function makeCache(direction: keyof typeof caches): Promise<void> {
  if (caches[direction]) return
  const { turned } = await import('./turned.ts')
  caches.rtl ??= createCache({ ...cacheOptions.rtl, stylisPlugins: turned })
}
