// The numbering plans of all countries. Fetched by whatever checks mobiles, and by nothing that only shows them.
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { setNumbering } from './mobile.ts'

/** Lets `normaliseMobile` and every check of a mobile work; called once by each module that checks. */
export const learnNumbering = (): void => setNumbering(parsePhoneNumberFromString)
