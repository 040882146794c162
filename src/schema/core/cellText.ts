// Parses the text of table cells: numbers, days and moments in Latin and Arabic digits. Pure.
import { defaultCurrency } from './time/region.ts'
import { momentOf } from './time/zone.ts'
import { latinDigits } from './values/digits.ts'

// No number or moment is longer; a cell may hold thousands of characters.
const longest = 80
const numberMarks = /[\s\u00a0\u202f\u066c\u200e\u200f]/g
// How people write riyals, besides their code.
const riyals = /^(?:SR|ر\.?\s?س\.?|﷼)\s*|\s*(?:SR|ر\.?\s?س\.?|﷼)$/gi
const without = (code: string, text: string): string => {
  const written = text.toUpperCase()
  const rest = written.startsWith(code) ? text.slice(code.length) : text
  return written.endsWith(code) ? rest.slice(0, -code.length) : rest
}

/**
 * The number in a text ('1,250.50', '١٬٢٥٠٫٥', '1250,5'), also with a currency (ISO 4217 code, or a sign for riyals); undefined for
 * anything else, or more than 80 characters. Units are the text's own, not minor units.
 */
export function numberIn(text: string, currency = defaultCurrency): number | undefined {
  if (text.length > longest) return undefined
  const plain = without(currency, latinDigits(text).trim()).trim().replace(riyals, '').replace(numberMarks, '').replace(/٫/g, '.')
  // A comma separates thousands when three digits follow each one; otherwise it is the decimal mark of some keyboards.
  const marked = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replace(/,/g, '') : plain.replace(/^([+-]?\d+),(\d+)$/, '$1.$2')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(marked) ? Number(marked) : undefined
}

const exists = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * The day in a text as YYYY-MM-DD; accepts that form or DD/MM/YYYY with /, - or . as separators; undefined for anything else, and for
 * days that do not exist.
 */
export function dayIn(text: string): string | undefined {
  const plain = latinDigits(text)
    .trim()
    .replace(/[\u200e\u200f]/g, '')
  const found =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain)?.slice(1) ?? /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain)?.slice(1).reverse()
  if (!found) return undefined
  const [year = 0, month = 0, day = 0] = found.map(Number)
  return exists(year, month, day) ? `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` : undefined
}

const afternoon = /^(pm|p\.m\.|م|مساء|مساءً)$/i
/** The time of day in a text as HH:mm, 24 hours ('9:05', '9:05 PM', '٩:٠٥ م'); seconds are dropped; undefined for anything else. */
export function timeIn(text: string): string | undefined {
  const [, hours = '', minutes = '', half] =
    /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(am|pm|a\.m\.|p\.m\.|ص|م|صباحا|صباحًا|مساء|مساءً)?$/i.exec(latinDigits(text).trim()) ?? []
  const hour = half ? (Number(hours) % 12) + (afternoon.test(half) ? 12 : 0) : Number(hours)
  if (hours === '' || hour > 23 || Number(minutes) > 59 || (half && Number(hours) > 12)) return undefined
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/**
 * The time in a text, ISO 8601 in UTC or with the given offset; accepts ISO with a zone, or a day and optional time local to `timeZone`
 * (IANA); undefined for anything else.
 */
export function momentIn(text: string, timeZone: string): string | undefined {
  if (text.length > longest) return undefined
  const plain = latinDigits(text).trim()
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(plain)) return plain
  const [, dayPart = '', timePart] = /^([\d/.-]+)(?:[T,\s]+(\S.*))?$/.exec(plain) ?? []
  const day = dayIn(dayPart)
  const time = timePart === undefined ? '00:00' : timeIn(timePart)
  return day && time ? momentOf(`${day} ${time}`, timeZone) : undefined
}

/** The items of a list in one cell, separated by Latin or Arabic semicolons or line breaks. */
export const partsIn = (text: string): string[] =>
  text
    .split(/[;؛\n]/)
    .map((one) => one.trim())
    .filter(Boolean)

// Text that a spreadsheet could take for a formula; a plain number or telephone number is harmless and stays unchanged.
const risky = /^'*[=+\-@\t\r]/
const harmless = /^[+-]?[\d\s.,()\u0660-\u0669-]*$/
/** The text with an apostrophe before it where a spreadsheet could run it as a formula. Source: OWASP, CSV injection. */
export const guarded = (text: string): string => (risky.test(text) && (text.startsWith("'") || !harmless.test(text)) ? `'${text}` : text)
/** Reverses `guarded`. */
export const unguarded = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text)
