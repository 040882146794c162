import createCache, { type EmotionCache } from '@emotion/cache'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'

/** One style cache a direction, made once: a second one for the same direction would write every rule twice. */
export const caches: Readonly<Record<'ltr' | 'rtl', EmotionCache>> = {
  ltr: createCache({ key: 'wl', prepend: true, stylisPlugins: [prefixer] }),
  rtl: createCache({ key: 'wr', prepend: true, stylisPlugins: [prefixer, rtlPlugin] }),
}
