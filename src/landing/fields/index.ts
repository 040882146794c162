// A field of the landing for every kind that its flows ask for; null for what a customer is never asked, or asked part by part. A new kind does not compile until it is decided here.
import type { ComponentType } from 'react'
import type { FieldKind } from '../../schema/field.ts'
import { ChoiceField } from './choice.tsx'
import { EmailField } from './email.tsx'
import type { FieldProps } from './fieldProps.ts'
import { IntegerField } from './integer.tsx'
import { LongTextField } from './longText.tsx'
import { MobileField } from './mobile.tsx'
import { PlateField } from './plate.tsx'
import { RefField } from './ref.tsx'
import { TextField } from './text.tsx'
import { VinField } from './vin.tsx'

/** The landing's field of a kind. */
export const landingFields = {
  text: TextField,
  longText: LongTextField,
  integer: IntegerField,
  choice: ChoiceField,
  ref: RefField,
  mobile: MobileField,
  email: EmailField,
  plate: PlateField,
  vin: VinField,
  money: null,
  yesNo: null,
  choices: null,
  refs: null,
  date: null,
  dateTime: null,
  bilingual: null,
  nationalId: null,
  password: null,
  address: null,
  place: null,
  colour: null,
  weeklyHours: null,
  serviceLines: null,
  totals: null,
  consents: null,
  changes: null,
  time: null,
  rating: null,
  tags: null,
  richText: null,
  upload: null,
  uploads: null,
  periods: null,
  questions: null,
  json: null,
  eventLog: null,
} satisfies { [K in FieldKind]: ComponentType<FieldProps<K>> | null }
