// How every kind of field is shown and asked for. A new kind does not compile until it is here.
import type { FieldKind } from '../../schema/field.ts'
import { address } from './address.tsx'
import { area } from './area.tsx'
import { audience } from './audience.tsx'
import { bilingual } from './bilingual.tsx'
import { changes } from './changes.tsx'
import { choice } from './choice.tsx'
import { choices } from './choices.tsx'
import { colour } from './colour.tsx'
import { consents } from './consents.tsx'
import { date } from './date.tsx'
import { dateTime } from './dateTime.tsx'
import { email } from './email.tsx'
import { eventLog } from './eventLog.tsx'
import { integer } from './integer.tsx'
import { json } from './json.tsx'
import { longText } from './longText.tsx'
import { mobile } from './mobile.tsx'
import { money } from './money.tsx'
import { nationalId } from './nationalId.tsx'
import type { FieldPart } from './parts.ts'
import { password } from './password.tsx'
import { periods } from './periods.tsx'
import { place } from './place.tsx'
import { plate } from './plate.tsx'
import { questions } from './questions.tsx'
import { rating } from './rating.tsx'
import { ref } from './ref.tsx'
import { refs } from './refs.tsx'
import { richText } from './richText.tsx'
import { serviceLines } from './serviceLines.tsx'
import { tags } from './tags.tsx'
import { text } from './text.tsx'
import { time } from './time.tsx'
import { totals } from './totals.tsx'
import { upload } from './upload.tsx'
import { uploads } from './uploads.tsx'
import { vin } from './vin.tsx'
import { weeklyHours } from './weeklyHours.tsx'
import { yesNo } from './yesNo.tsx'

/** What lists and pages know of every kind. */
export const views = {
  address,
  area,
  audience,
  bilingual,
  changes,
  choice,
  choices,
  colour,
  consents,
  date,
  dateTime,
  email,
  eventLog,
  integer,
  json,
  longText,
  mobile,
  money,
  nationalId,
  password,
  periods,
  place,
  plate,
  questions,
  rating,
  ref,
  refs,
  richText,
  serviceLines,
  tags,
  text,
  time,
  totals,
  upload,
  uploads,
  vin,
  weeklyHours,
  yesNo,
} satisfies { [K in FieldKind]: FieldPart<K> }
