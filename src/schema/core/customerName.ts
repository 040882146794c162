// What a customer is called: a person by first and last name, a company by its name in the language of its reader.
import type { LanguageWord } from './limits.ts'
import type { Bilingual } from './values.ts'

/** The fields that name a customer. */
export interface NamedCustomer {
  names: Bilingual | null
  firstName: string | null
  lastName: string | null
}
/** The same with the customer's own language, where it is known. */
export type SpokenCustomer = NamedCustomer & { languageId?: string | undefined }

/** The whole name; without a language a company's in its own. */
export const customerName = ({ names, firstName, lastName, languageId }: SpokenCustomer, language?: LanguageWord): string =>
  names?.[(language ? language === 'arabic' : languageId === '2') ? 'ar' : 'en'] ?? [firstName, lastName].filter(Boolean).join(' ')

/** What a customer is addressed by: a person's first name, a company's name. */
export const callName = (customer: SpokenCustomer, language?: LanguageWord): string =>
  customer.firstName ?? customerName(customer, language)
