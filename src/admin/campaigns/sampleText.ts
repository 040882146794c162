// What stands in the gaps while somebody writes: as long as the real thing, so that parts are counted right.
const code = 'x7Kp2mQ9vT4rB1nZ'
const names = { en: 'Mohammed', ar: 'عبدالرحمن' }

/** The values of the gaps for somebody. */
export function sampleText(side: 'en' | 'ar', tenant: string): Record<string, string> {
  const address = (path: string) => `${window.location.origin}/${path}/noor/${code}`
  return { name: names[side], tenant, link: address('l'), optOut: address('o') }
}
