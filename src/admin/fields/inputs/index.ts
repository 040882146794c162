// How every kind of field is typed; null for what only the server writes. One chunk, fetched with the first form. A new kind does not compile until it is here.
import type { FieldKind } from '../../../schema/field.ts'
import type { InputProps, Part } from '../parts.ts'
import { AddressInput } from './AddressInput.tsx'
import { AreaInput } from './AreaInput.tsx'
import { AudienceInput } from './AudienceInput.tsx'
import { BilingualInput } from './BilingualInput.tsx'
import { ChoiceInput } from './ChoiceInput.tsx'
import { ChoicesInput } from './ChoicesInput.tsx'
import { ColourInput } from './ColourInput.tsx'
import { DateInput } from './DateInput.tsx'
import { DateTimeInput } from './DateTimeInput.tsx'
import { EmailInput } from './EmailInput.tsx'
import { IntegerInput } from './IntegerInput.tsx'
import { LongTextInput } from './LongTextInput.tsx'
import { MobileInput } from './MobileInput.tsx'
import { MoneyInput } from './MoneyInput.tsx'
import { NationalIdInput } from './NationalIdInput.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { PeriodsInput } from './PeriodsInput.tsx'
import { PlaceInput } from './PlaceInput.tsx'
import { PlateInput } from './PlateInput.tsx'
import { QuestionsInput } from './QuestionsInput.tsx'
import { RatingInput } from './RatingInput.tsx'
import { RefInput } from './RefInput.tsx'
import { RefsInput } from './RefsInput.tsx'
import { RichTextInput } from './RichTextInput.tsx'
import { ServiceLinesInput } from './ServiceLinesInput.tsx'
import { TagsInput } from './TagsInput.tsx'
import { TextInput } from './TextInput.tsx'
import { TimeInput } from './TimeInput.tsx'
import { UploadInput } from './UploadInput.tsx'
import { UploadsInput } from './UploadsInput.tsx'
import { VinInput } from './VinInput.tsx'
import { WeeklyHoursInput } from './WeeklyHoursInput.tsx'
import { YesNoInput } from './YesNoInput.tsx'

/** The input of every kind. */
export const inputs = {
  address: AddressInput,
  area: AreaInput,
  audience: AudienceInput,
  bilingual: BilingualInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  colour: ColourInput,
  date: DateInput,
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
