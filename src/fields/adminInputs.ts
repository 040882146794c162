// The admin's input of each field kind; null for kinds that only the server writes. One chunk, loaded with the first form. Does not compile
// with a kind missing.
import type { FieldKind } from '../schema/core/field.ts'
import type { InputProps, Part } from '../admin/core/fields/parts.ts'
import { AddressInput } from './address/adminInput.tsx'
import { AreaInput } from './area/adminInput.tsx'
import { AudienceInput } from './audience/adminInput.tsx'
import { BilingualInput } from './bilingual/adminInput.tsx'
import { ChoiceInput } from './choice/adminInput.tsx'
import { ChoicesInput } from './choices/adminInput.tsx'
import { ColourInput } from './colour/adminInput.tsx'
import { ContactsInput } from './contacts/adminInput.tsx'
import { DateInput } from './date/adminInput.tsx'
import { DateTimeInput } from './dateTime/adminInput.tsx'
import { DriversInput } from './drivers/adminInput.tsx'
import { EmailInput } from './email/adminInput.tsx'
import { IntegerInput } from './integer/adminInput.tsx'
import { LongTextInput } from './longText/adminInput.tsx'
import { MobileInput } from './mobile/adminInput.tsx'
import { MoneyInput } from './money/adminInput.tsx'
import { NationalIdInput } from './nationalId/adminInput.tsx'
import { PasswordInput } from './password/adminInput.tsx'
import { PeriodsInput } from './periods/adminInput.tsx'
import { PlaceInput } from './place/adminInput.tsx'
import { PlateInput } from './plate/adminInput.tsx'
import { QuestionsInput } from './questions/adminInput.tsx'
import { RatingInput } from './rating/adminInput.tsx'
import { RefInput } from './ref/adminInput.tsx'
import { RefsInput } from './refs/adminInput.tsx'
import { RichTextInput } from './richText/adminInput.tsx'
import { ServiceLinesInput } from './serviceLines/adminInput.tsx'
import { TagsInput } from './tags/adminInput.tsx'
import { TextInput } from './text/adminInput.tsx'
import { TimeInput } from './time/adminInput.tsx'
import { UploadInput } from './upload/adminInput.tsx'
import { UploadsInput } from './uploads/adminInput.tsx'
import { VinInput } from './vin/adminInput.tsx'
import { WeeklyHoursInput } from './weeklyHours/adminInput.tsx'
import { YesNoInput } from './yesNo/adminInput.tsx'

/** The input of every kind. */
export const inputs = {
  address: AddressInput,
  area: AreaInput,
  audience: AudienceInput,
  bilingual: BilingualInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  colour: ColourInput,
  contacts: ContactsInput,
  date: DateInput,
  drivers: DriversInput,
  dateTime: DateTimeInput,
  email: EmailInput,
  integer: IntegerInput,
  longText: LongTextInput,
  mobile: MobileInput,
  money: MoneyInput,
  nationalId: NationalIdInput,
  password: PasswordInput,
  place: PlaceInput,
  plate: PlateInput,
  ref: RefInput,
  refs: RefsInput,
  serviceLines: ServiceLinesInput,
  text: TextInput,
  vin: VinInput,
  weeklyHours: WeeklyHoursInput,
  yesNo: YesNoInput,
  time: TimeInput,
  rating: RatingInput,
  tags: TagsInput,
  richText: RichTextInput,
  upload: UploadInput,
  uploads: UploadsInput,
  periods: PeriodsInput,
  questions: QuestionsInput,
  // Written by the server only.
  changes: null,
  consents: null,
  eventLog: null,
  json: null,
  totals: null,
} satisfies { [K in FieldKind]: Part<InputProps<K>> | null }
