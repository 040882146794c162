// One valid value of each field kind whose text does not say it: for templates of imports and for the description of the API.
import type { FieldKind } from './field.ts'

/** Examples by kind. */
export const examples: Partial<Record<FieldKind, unknown>> = {
  integer: 1,
  rating: 5,
  money: 125_050,
  yesNo: true,
  mobile: '+966551234567',
  email: 'name@example.com',
  date: '2026-11-22',
  dateTime: '2026-11-22T07:30:00.000Z',
  time: '10:30',
  plate: 'ABJ1234',
  vin: '1M8GDM9AXKP042788',
  colour: '#1e90ff',
  place: { lat: 24.7136, lng: 46.6753 },
}
