import type { CodeRequest } from './askForCode.ts'

/** What a code is asked for. */
export type Purpose = 'find' | 'book'
/** What a person gave to be found by; a mobile has its code under way already. */
export interface Found {
  by: 'mobile' | 'plate' | 'vin'
  value: string
  request: CodeRequest | undefined
}
