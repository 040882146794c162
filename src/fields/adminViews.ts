// The admin's view and filter of each field kind. Does not compile with a kind missing.
import type { FieldKind } from '../schema/core/field.ts'
import { address } from './address/adminView.tsx'
import { area } from './area/adminView.tsx'
import { audience } from './audience/adminView.tsx'
import { bilingual } from './bilingual/adminView.tsx'
import { changes } from './changes/adminView.tsx'
import { choice } from './choice/adminView.tsx'
import { choices } from './choices/adminView.tsx'
import { colour } from './colour/adminView.tsx'
import { contacts } from './contacts/adminView.tsx'
import { drivers } from './drivers/adminView.tsx'
import { consents } from './consents/adminView.tsx'
import { date } from './date/adminView.tsx'
import { dateTime } from './dateTime/adminView.tsx'
import { email } from './email/adminView.tsx'
import { eventLog } from './eventLog/adminView.tsx'
import { integer } from './integer/adminView.tsx'
import { json } from './json/adminView.tsx'
import { longText } from './longText/adminView.tsx'
import { mobile } from './mobile/adminView.tsx'
import { money } from './money/adminView.tsx'
import { nationalId } from './nationalId/adminView.tsx'
import type { FieldPart } from '../admin/core/fields/parts.ts'
import { password } from './password/adminView.tsx'
import { periods } from './periods/adminView.tsx'
import { place } from './place/adminView.tsx'
import { plate } from './plate/adminView.tsx'
import { questions } from './questions/adminView.tsx'
import { rating } from './rating/adminView.tsx'
import { ref } from './ref/adminView.tsx'
import { refs } from './refs/adminView.tsx'
import { richText } from './richText/adminView.tsx'
import { serviceLines } from './serviceLines/adminView.tsx'
import { tags } from './tags/adminView.tsx'
import { text } from './text/adminView.tsx'
import { time } from './time/adminView.tsx'
import { totals } from './totals/adminView.tsx'
import { upload } from './upload/adminView.tsx'
import { uploads } from './uploads/adminView.tsx'
import { vin } from './vin/adminView.tsx'
import { weeklyHours } from './weeklyHours/adminView.tsx'
import { yesNo } from './yesNo/adminView.tsx'

/** The parts of each kind for lists and pages. */
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
  contacts,
  date,
  dateTime,
  drivers,
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
