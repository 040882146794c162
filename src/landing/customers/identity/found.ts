import type { CodeRequest } from './askForCode.ts'

/** The purpose of a code. */
export type Purpose = 'find' | 'book'
/** What a person searched for; for a mobile the code is already sent. */
export interface Found {
  by: 'mobile' | 'plate' | 'vin'
  value: string
  request: CodeRequest | undefined
}
