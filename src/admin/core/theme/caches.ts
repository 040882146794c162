import createCache, { type EmotionCache } from '@emotion/cache'

/** One style cache a direction, created once: a second one would write every rule twice. */
export const caches: { ltr: EmotionCache; rtl?: EmotionCache } = { ltr: createCache({ key: 'wl', prepend: true }) }

/** Creates the cache of a direction; only Arabic loads the plugin that mirrors rules. */
export async function makeCache(direction: keyof typeof caches): Promise<void> {
  if (caches[direction]) return
  const { turned } = await import('./turned.ts')
  caches.rtl ??= createCache({ key: 'wr', prepend: true, stylisPlugins: turned })
}
