// No message costs more than two SMS: the built-in texts and those that a new tenant begins with, in both languages, with the longest values that
// come up in earnest; and every message of the demo.
import { describe, expect, it } from 'vitest'
import { mergeTextFiles } from '../../server/core/texts/textFiles.ts'
import { tenants, type DemoTenantId } from '../../server/core/demo/content/tenants.ts'
import { momentOf, visitTime } from '../../server/core/time/time.ts'
import { demoRows } from '../../server/demo/demoRows.ts'
import { demoAddress } from '../../server/campaigns/demo/campaigns.ts'
import { templateTexts } from '../../server/masters/starting/words.ts'
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import { enumerations } from '../../src/schema/enumerations.ts'
import { placeholdersOf, type MessageKind } from '../../src/schema/messageKinds.ts'
import { isByMail } from '../../src/schema/messages/mailKinds.ts'
import { fillPlaceholders } from '../../src/schema/messages/placeholders.ts'
import { smsSize } from '../../src/schema/messages/smsParts.ts'

const words = Object.keys(languages) as LanguageWord[]
const code = 'x3m7Kq9TzA'
/** A server with a name of its own, and the demo with the longest names of its rows. A campaign has two links, so a tenant gives it a short address. */
const places = {
  'a server': {
    link: `https://book.noor-motors.example/s/noor/${code}`,
    campaignLink: `https://go.noor.example/s/noor/${code}`,
    location: { en: 'Riyadh – Al Olaya', ar: 'المدينة المنورة' },
  },
  'the demo': {
    link: `http://localhost:3000/s/noor/${code}`,
    campaignLink: `http://localhost:3000/s/noor/${code}`,
    location: { en: 'Jeddah – Al Rawdah', ar: 'المدينة المنورة – قباء' },
  },
} as const
type Place = keyof typeof places
const longest = (texts: readonly string[]) => texts.toSorted((one, other) => other.length - one.length)[0] ?? ''

/** A text by its key, from the languages' files. */
function textsOf(language: LanguageWord) {
  const all = mergeTextFiles('src/schema', language)
  const at = (key: string) => key.split('.').reduce<unknown>((found, part) => (found as Record<string, unknown>)[part], all)
  const every = (key: string) => Object.values(at(key) as Record<string, string>)
  return { text: (key: string) => String(at(key)), every }
}

/** The longest values of the placeholders in a language. */
function valuesOf(language: LanguageWord, place: Place): Record<string, string> {
  const { text, every } = textsOf(language)
  const side = languages[language].code
  const inEnglish = side === 'en'
  const names = [...new Set(Object.values(placeholdersOf).flat())]
  return {
    ...Object.fromEntries(names.map((name) => [name, text(`messages.placeholders.${name}.example`)])),
    tenant: longest(Object.values(tenants).map(({ name }) => name[side])),
    ...{ ref: 'K7QF2M', plate: 'ABJ 1234', amount: '12345.00 SAR', date: '30/09/2026', code: '482913', link: places[place].link },
    when: visitTime(momentOf('2026-09-30', '12:30'), language),
    location: places[place].location[side],
    name: inEnglish ? 'Abdulrahman' : 'عبدالرحمن',
    work: inEnglish ? 'Polish and interior clean' : 'تبديل الإطارات الأربعة',
    document: longest(every('landing.cars.dates')),
    stage: longest([...every('messages.stages'), ...every('enumerations.roadsideStage'), ...every('enumerations.homeServiceStage')]),
    survey: inEnglish ? 'Customers of the year' : 'بعد تجربة القيادة',
  }
}
const asWritten = (text: string) => text.replace(/%\{(\w+)\}/g, '{$1}')

describe.each(words.flatMap((language) => (Object.keys(places) as Place[]).map((place) => [language, place] as const)))(
  'messages in %s of %s',
  (language, place) => {
    const { text } = textsOf(language)
    const values = valuesOf(language, place)
    const side = languages[language].code === 'en' ? 0 : 1
    const kinds = (Object.keys(placeholdersOf) as MessageKind[]).filter((kind) => !isByMail(kind))
    it.each(kinds)('have two parts at most: %s', (kind) => {
      const own = kind in templateTexts ? [templateTexts[kind as keyof typeof templateTexts][side]] : []
      const { campaignLink } = places[place]
      const of = {
        ...values,
        ...(kind === 'campaign' ? { link: campaignLink, optOut: campaignLink } : {}),
        // An offered time is held for minutes, so its end needs no day.
        ...(kind === 'waitingOffer' ? { until: side === 0 ? '10:45 AM' : '10:45 ص' } : {}),
        ...(kind === 'driverStage' ? { when: text('messages.driver.estimate').replace('%{time}', '12:30 PM') } : {}),
      }
      for (const one of [asWritten(text(`messages.sms.${kind}`)), ...own]) {
        const filled = fillPlaceholders(one, of)
        expect(filled).not.toMatch(/[{}]/)
        expect([filled, smsSize(filled)]).toEqual([
          filled,
          {
            encoding: side === 0 ? 'GSM-7' : 'UCS-2',
            parts: expect.toSatisfy((parts: number) => parts <= 2),
            left: expect.any(Number),
          },
        ])
      }
    })
  },
)

describe('the messages of the demo', () => {
  it.each(Object.keys(tenants) as DemoTenantId[])('have two parts at most, and cost what their parts do: %s', (tenantId) => {
    const { rows } = demoRows(tenantId, new Date('2026-11-22T09:00:00.000Z'), {
      customers: 120,
      vehicles: 150,
      appointments: 200,
      leads: 10,
    })
    const { messages, settings } = rows
    expect(messages.length).toBeGreaterThan(50)
    expect(new Set(messages.map(({ languageId }) => languageId)).size).toBe(enumerations.language.length)
    const price = settings[0]?.smsPartPrice ?? 0
    for (const { body, parts, cost, status, recipient } of messages.filter((one) => !one.recipient.includes('@'))) {
      // Their links are shortened when the demo starts.
      const sent = body.replaceAll(new RegExp(`${demoAddress}/[lo]/demo/[\\w-]+`, 'g'), places['the demo'].link)
      expect([sent, recipient, smsSize(sent).parts <= 2]).toEqual([sent, recipient, true])
      expect(cost).toBe(status === 'failed' ? null : (parts ?? 0) * price)
    }
  })
})
