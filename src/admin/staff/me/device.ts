// Names of browser and system from a User-Agent. Pure; the order matters, because most browsers also name others.
import type { Translate } from '../../../i18n/index.ts'

const browsers: [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
const first = (list: [RegExp, string][], text: string): string | undefined => list.find(([pattern]) => pattern.test(text))?.[1]

/** The browser and the system of a User-Agent; null for what is not known. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null; phone: boolean } {
  const text = userAgent ?? ''
  return { browser: first(browsers, text) ?? null, system: first(systems, text) ?? null, phone: /Mobile|iPhone|Android/.test(text) }
}

/** The name of this browser and system, as a passkey is called by default. */
export function deviceName(translate: Translate, userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  if (browser && system) return translate('admin.me.device', { browser, system })
  return browser ?? system ?? translate('admin.me.unknownDevice')
}
