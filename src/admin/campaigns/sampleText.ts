// Sample values of the placeholders while a text is written: as long as real ones, so that the count of parts is right.
const code = 'x7Kp2mQ9vT4rB1nZ'
const names = { en: 'Mohammed', ar: 'عبدالرحمن' }

/** The sample values of the placeholders. */
export function sampleText(side: 'en' | 'ar', tenant: string): Record<string, string> {
  const address = (path: string) => `${window.location.origin}/${path}/noor/${code}`
  return { name: names[side], tenant, link: address('l'), optOut: address('o') }
}
