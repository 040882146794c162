// The landing's field of each kind that its flows ask for; null for kinds that customers are never asked for, or only in parts. Does not
// compile with a kind missing.
import type { ElementType } from 'react'
import type { FieldKind } from '../schema/core/field.ts'
import { ChoiceField } from './choice/landingInput.tsx'
import { EmailField } from './email/landingInput.tsx'
import type { FieldProps } from '../landing/core/fields/fieldProps.ts'
import { later } from '../landing/core/later.ts'
import { IntegerField } from './integer/landingInput.tsx'
import { LongTextField } from './longText/landingInput.tsx'
import { PasswordField } from './password/landingInput.tsx'
import { PlateField } from './plate/landingInput.tsx'
import { RatingField } from './rating/landingInput.tsx'
import { RefField } from './ref/landingInput.tsx'
import { TextField } from './text/landingInput.tsx'
import { UploadsField } from './uploads/landingInput.tsx'
import { VinField } from './vin/landingInput.tsx'

// With a calendar and the world's telephone numbers: more than a step that asks for none of them should load.
const DateTimeField = later(() => import('./dateTime/landingInput.tsx').then((file) => file.DateTimeField))
const MobileField = later(() => import('./mobile/landingInput.tsx').then((file) => file.MobileField))

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
  contacts: null,
  drivers: null,
  json: null,
  audience: null,
  eventLog: null,
} satisfies { [K in FieldKind]: ElementType<FieldProps<K>> | null }
