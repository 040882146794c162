// Every kind of field as the admin knows it. A new kind does not compile until it is here.
import type { AnyField, FieldKind } from '../../schema/field.ts'
import { address } from './address.tsx'
import { bilingual } from './bilingual.tsx'
import { changes } from './changes.tsx'
import { choice } from './choice.tsx'
import { choices } from './choices.tsx'
import { colour } from './colour.tsx'
import { consents } from './consents.tsx'
import { date } from './date.tsx'
import { dateTime } from './dateTime.tsx'
import { email } from './email.tsx'
import { integer } from './integer.tsx'
import { longText } from './longText.tsx'
import { mobile } from './mobile.tsx'
import { money } from './money.tsx'
import { nationalId } from './nationalId.tsx'
import type { FieldPart } from './parts.ts'
import { password } from './password.tsx'
import { place } from './place.tsx'
import { plate } from './plate.tsx'
import { ref } from './ref.tsx'
import { refs } from './refs.tsx'
import { serviceLines } from './serviceLines.tsx'
import { text } from './text.tsx'
import { totals } from './totals.tsx'
import { vin } from './vin.tsx'
import { weeklyHours } from './weeklyHours.tsx'
import { yesNo } from './yesNo.tsx'

/** The parts of every kind. */
const parts = {
  address,
  bilingual,
  changes,
  choice,
  choices,
  colour,
  consents,
  date,
  dateTime,
  email,
  integer,
  longText,
  mobile,
  money,
  nationalId,
  password,
  place,
  plate,
  ref,
  refs,
  serviceLines,
  text,
  totals,
  vin,
  weeklyHours,
  yesNo,
} satisfies { [K in FieldKind]: FieldPart<K> }

/** The parts of a field's kind. */
export const partOf = (field: AnyField): FieldPart => parts[field.kind] as unknown as FieldPart
