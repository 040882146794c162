// Invented people whose names, mobiles and ids pass the same checks as real ones.
import { normaliseMobile } from '../../../src/schema/core/values/mobile.ts'
import { registerNumbering } from '../../../src/schema/core/values/numbering.ts'
import { normaliseNationalId } from '../../../src/schema/core/values/nationalId.ts'
import { families, men, residents, women } from './content/people.ts'
import type { Random } from './random.ts'

registerNumbering()

/** A person: the name as they write it, and its Latin spelling for an e-mail address. */
export interface Person {
  firstName: string
  lastName: string
  latin: string
  gender: 'female' | 'male'
  languageId: '1' | '2'
  resident: boolean
}

const operators = ['50', '53', '54', '55', '56', '57', '58', '59'] as const
const abroad = ['+97150#######', '+96555######', '+97333######', '+20100#######', '+96279#######'] as const

/** A random Saudi mobile, E.164. Numbers 50 000 xxxx are reserved for the personas; 57 99x xxxx are invalid. */
export function randomMobile(random: Random): string {
  return `+966${random.pick(operators)}${random.integer(1_000_000, 9_899_999)}`
}

/** A mobile of a visitor from a neighbouring country; a Saudi one when the drawn number is invalid. */
export function foreignMobile(random: Random): string {
  return normaliseMobile(random.pick(abroad).replaceAll('#', () => String(random.integer(0, 9)))) ?? randomMobile(random)
}

/** A random person; seven of ten prefer Arabic. */
export function randomPerson(random: Random): Person {
  if (random.chance(0.12)) {
    const [firstName, lastName, gender = 'male'] = random.pick(residents)
    return { firstName, lastName, latin: latinOf(firstName, lastName), gender, languageId: '1', resident: true }
  }
  const gender = random.chance(0.28) ? 'female' : 'male'
  const first = random.pick(gender === 'female' ? women : men)
  const last = random.pick(families)
  const languageId = random.chance(0.82) ? '2' : '1'
  const script = languageId === '2' ? 1 : 0
  return { firstName: first[script], lastName: last[script], latin: latinOf(first[0], last[0]), gender, languageId, resident: false }
}

const ofWomen: ReadonlySet<string> = new Set([
  ...women.flat(),
  ...residents.flatMap(([first, , gender]) => (gender === 'female' ? [first] : [])),
])
/** Whether the name is a woman's. */
export const isWoman = (name: string): boolean => ofWomen.has(name.split(' ')[0] ?? '')
/** The sentence in the form for whom it is about or who says it: `{of a man|of a woman}`. */
export const inForm = (sentence: string, woman: boolean): string =>
  sentence.replaceAll(/\{([^|}]*)\|([^}]*)\}/g, (_, man: string, other: string) => (woman ? other : man))

/** A valid national id, or an Iqama number for residents, with its Luhn digit. */
export function randomNationalId(random: Random, resident: boolean): string {
  const stem = `${resident ? 2 : 1}${random.integer(10_000_000, 99_999_999)}`
  const digit = [...'0123456789'].find((last) => normaliseNationalId(stem + last))
  return stem + (digit ?? '0')
}

const latinOf = (first: string, last: string) => `${first}.${last}`.toLowerCase().replace(/[^a-z.]/g, '')
