import { languages, type LanguageWord } from '../schema/core/limits.ts'

const thousand = 1000
const million = 1_000_000

/** A file size in units: '412 kB', '3.2 MB'. */
export function bytesText(language: LanguageWord, bytes: number): string {
  const [unit, value] = bytes >= million ? ['megabyte', bytes / million] : ['kilobyte', Math.max(1, bytes / thousand)]
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0
  return new Intl.NumberFormat(languages[language].locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(
    value,
  )
}
