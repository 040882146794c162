// Saudi plates: three letters of a set of 17 and one to four digits, the same in two scripts.
// Source of the pairs: the traffic department's plate alphabet.
import { latinDigits } from './digits.ts'

/** Arabic plate letter → the Latin letter beside it on the plate. */
export const plateLetters: Readonly<Record<string, string>> = {
  ا: 'A',
  ب: 'B',
  ح: 'J',
  د: 'D',
  ر: 'R',
  س: 'S',
  ص: 'X',
  ط: 'T',
  ع: 'E',
  ق: 'G',
  ك: 'K',
  ل: 'L',
  م: 'Z',
  ن: 'N',
  ه: 'H',
  و: 'U',
  ى: 'V',
}
const arabicOf = Object.fromEntries(Object.entries(plateLetters).map(([arabic, latin]) => [latin, arabic]))
const spellings: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ة: 'ه', ي: 'ى', ک: 'ك', ی: 'ى' }

/** Latin letters and digits of a plate typed so far, in either script and either digit set; other characters are dropped. */
export function readPlate(typed: string): { letters: string; digits: string } {
  const latin = [...latinDigits(typed).replace(/هـ/g, 'ه').toUpperCase()]
    .map((letter) => plateLetters[spellings[letter] ?? letter] ?? letter)
    .filter((letter) => /[0-9]/.test(letter) || letter in arabicOf)
  return {
    letters: latin.filter((letter) => !/[0-9]/.test(letter)).join(''),
    digits: latin.filter((letter) => /[0-9]/.test(letter)).join(''),
  }
}

/**
 * A plate's stored form: three Latin letters, then one to four digits without leading zeros ('ABJ1234'); undefined when it is no valid
 * plate.
 */
export function normalisePlate(typed: string): string | undefined {
  const strayLetters = latinDigits(typed)
    .replace(/هـ/g, 'ه')
    .replace(/[\s\-–·ـ\u200e\u200f\u2066-\u2069]/g, '')
  const { letters, digits } = readPlate(typed)
  if (strayLetters.length !== letters.length + digits.length) return undefined
  const number = digits.replace(/^0+/, '')
  return letters.length === 3 && number.length >= 1 && digits.length <= 4 ? letters + number : undefined
}

/** The parts of a stored plate: the same letters in both scripts, each in its reading order, and the digits. */
export function plateParts(plate: string): { latin: string; arabic: string; digits: string } {
  const { letters, digits } = readPlate(plate)
  return { latin: letters, arabic: [...letters].map((letter) => arabicOf[letter] ?? letter).join(''), digits }
}
