// The content of the message templates page: the built-in texts of every kind, and sample values from the newest rows that the person may
// see, else examples.
import { carMarkInSentence } from '../../src/schema/core/carMark.ts'
import type { Wording } from '../../src/schema/messages/calls/messageTexts.ts'
import { enumerations, type Word } from '../../src/schema/enumerations.ts'
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import { placeholderGaps } from '../../src/schema/messages/placeholders.ts'
import { placeholdersOf } from '../../src/schema/messageKinds.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import { visitTime } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import { toDecimal } from '../core/gateways/decimal.ts'
import type { Services } from '../core/services.ts'
import { sampleShortLink } from '../core/access/shortLink.ts'
import { namedKey, wordKey } from '../../src/schema/core/dataKeys.ts'
import { callName } from '../../src/schema/core/customerName.ts'

type Values = Readonly<Record<string, string>>
type Sides = Wording['values']
const words = Object.keys(languages) as LanguageWord[]
const sides = (of: (language: LanguageWord) => Values): Sides => ({ en: of('english'), ar: of('arabic') })

/** The newest row of a resource that the person may see, masked as in their lists. */
async function newest<N extends ResourceName>(db: CallerDb, name: N): Promise<RowOf<N> | undefined> {
  if (!(await db.mayList(name))) return undefined
  const [row] = await db.rows(name, { size: 1, sort: 'createdAt', order: 'DESC' })
  return row
}

/** Values of the newest rows by placeholder; `ref` depends on the kind of message. */
async function realValues(services: Services, db: CallerDb) {
  const booking = await newest(db, 'appointments')
  const branches = await db.references('dealershipLocations', [booking?.locationId])
  const place = branches.get(booking?.locationId ?? '')?.['name'] as RowOf<'dealershipLocations'>['name'] | undefined
  const payment = await newest(db, 'payments')
  const fieldRequest = (await newest(db, 'roadsideAssistance')) ?? (await newest(db, 'homeService'))
  const complaint = await newest(db, 'complaints')
  const survey = await newest(db, 'surveys')
  const customer = await newest(db, 'customers')
  const vehicle = await newest(db, 'vehicles')
  const known = (language: LanguageWord): Values => {
    const { code } = languages[language]
    const stages = fieldRequest && ('issue' in fieldRequest ? 'roadsideStage' : 'homeServiceStage')
    return {
      ...(booking && { when: visitTime(booking.startAt, language) }),
      ...(place && { location: place[code] }),
      ...(payment && { amount: `${toDecimal(payment.amount, payment.currency)} ${payment.currency}` }),
      ...(fieldRequest && stages && { stage: services.texts(language, wordKey(stages, fieldRequest.stage)) }),
      ...(survey && { survey: survey.name[code] }),
      ...(customer && { name: callName(customer), ...(customer.mobile && { mobile: customer.mobile }) }),
      ...(vehicle && { plate: carMarkInSentence((key, params) => services.texts(language, key, params), vehicle) }),
    }
  }
  const refs: Partial<Record<Word<'messageKind'>, string | undefined>> = {
    caseReply: complaint?.ref,
    driverStage: fieldRequest?.ref,
    paymentReceived: payment?.ref,
    paymentFailed: payment?.ref,
    paymentReturned: payment?.ref,
  }
  const refOf = (kind: Word<'messageKind'>): Values => {
    const ref = kind in refs ? refs[kind] : booking?.ref
    return ref ? { ref } : {}
  }
  return { known, refOf }
}

async function namesAndPrice(tx: Scope) {
  const { name, smsPartPrice: partPrice } = await findSettings(tx)
  return { name, partPrice }
}

/** The texts of every kind of message, and the price of an SMS part. Links in samples have the length of real ones and open nothing. */
export async function showWordings(services: Services, db: CallerDb): Promise<{ wordings: Wording[]; partPrice: number | null }> {
  const { name, partPrice, link } = await db.asSystem('the name of the tenant and the form of its links, for everybody', async (tx) => ({
    ...(await namesAndPrice(tx)),
    link: await sampleShortLink(services, tx),
  }))
  const { known, refOf } = await realValues(services, db)
  const details = Object.fromEntries(words.map((language) => [language, known(language)])) as Record<LanguageWord, Values>
  const { without = [] } = resources.messageTemplates.fields.kind.config
  const kinds = enumerations.messageKind.filter((kind) => !without.includes(kind))
  const wordings = kinds.map((kind): Wording => {
    const names = placeholdersOf[kind]
    const found = (language: LanguageWord): Values => ({ ...details[language], ...refOf(kind) })
    return {
      kind,
      builtIn: {
        en: services.texts('english', `messages.sms.${kind}`, placeholderGaps(names)),
        ar: services.texts('arabic', `messages.sms.${kind}`, placeholderGaps(names)),
      },
      values: sides((language) => {
        const all: Values = {
          ...found(language),
          tenant: name[languages[language].code],
          link,
        }
        return Object.fromEntries(
          names.map((one) => [one, all[one] ?? services.texts(language, namedKey(`messages.placeholders.${one}.example`))]),
        )
      }),
      real: names.some((one) => one in found('english')),
    }
  })
  return { wordings, partPrice }
}
