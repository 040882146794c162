// A field of the landing for every kind that its flows ask for; null for what a customer is never asked, or asked part by part. A new kind does not compile until it is decided here.
import type { ComponentType } from 'react'
import type { FieldKind } from '../../schema/field.ts'
import { ChoiceField } from './choice.tsx'
import { DateTimeField } from './dateTime.tsx'
import { EmailField } from './email.tsx'
import type { FieldProps } from './fieldProps.ts'
import { IntegerField } from './integer.tsx'
import { LongTextField } from './longText.tsx'
import { MobileField } from './mobile.tsx'
import { PasswordField } from './password.tsx'
import { PlateField } from './plate.tsx'
import { RatingField } from './rating.tsx'
import { RefField } from './ref.tsx'
import { TextField } from './text.tsx'
import { UploadsField } from './uploads.tsx'
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
  dateTime: DateTimeField,
  plate: PlateField,
  vin: VinField,
  rating: RatingField,
  uploads: UploadsField,
  money: null,
  yesNo: null,
  choices: null,
  refs: null,
  date: null,
  bilingual: null,
  nationalId: null,
  password: PasswordField,
  address: null,
  place: null,
  area: null,
  colour: null,
  weeklyHours: null,
  serviceLines: null,
  totals: null,
  consents: null,
  changes: null,
  time: null,
  tags: null,
  richText: null,
  upload: null,
  periods: null,
  questions: null,
  json: null,
  audience: null,
  eventLog: null,
} satisfies { [K in FieldKind]: ComponentType<FieldProps<K>> | null }
