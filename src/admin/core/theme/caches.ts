import createCache, { type EmotionCache } from '@emotion/cache'

/** One style cache a direction, made once: a second one for the same direction would write every rule twice. */
export const caches: { ltr: EmotionCache; rtl?: EmotionCache } = { ltr: createCache({ key: 'wl', prepend: true }) }

/** Has the cache of a direction made; only Arabic loads what turns rules round. */
export async function makeCache(direction: keyof typeof caches): Promise<void> {
  if (caches[direction]) return
  const { turned } = await import('./turned.ts')
  caches.rtl ??= createCache({ key: 'wr', prepend: true, stylisPlugins: turned })
}
