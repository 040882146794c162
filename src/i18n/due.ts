// Why a service is due, in words. Beside format.ts, because the landing's first page does without it.
import type { OfferedService } from '../schema/appointments/customerBooking.ts'
import type { Format } from './format.ts'
import type { Translate } from './index.ts'

type Refused = NonNullable<OfferedService['refused']>
type Basis = NonNullable<OfferedService['basis']>

/** Whether it is due now, or by how much it is overdue; without a record of the last time nobody knows by how much. */
export function dueState(translate: Translate, format: Format, { kind, over, last }: Basis): string {
  return translate(`app.due.${over > 0 && last ? kind : 'now'}`, { over: format.number(over), smart_count: over })
}

/** When it was last done, how often it is due, and today's kilometres where they are estimated: one or two sentences. */
export function dueReason(translate: Translate, format: Format, { kind, every, last, mileage }: Basis): string {
  const interval = translate(`app.due.every.${kind}`, { every: format.number(every), smart_count: every })
  const byKm = kind === 'km' && last !== null && last.km !== null
  const since = translate(`app.due.since.${byKm ? 'km' : last ? 'on' : 'none'}`, {
    km: format.number(last?.km ?? 0),
    on: last ? format.date(last.on) : '',
    interval,
  })
  return kind === 'km' && mileage?.estimated
    ? `${since} ${translate('app.due.about', { km: format.number(Math.round(mileage.km / 100) * 100) })}`
    : since
}

/** When it was offered before, at what price, which is given with or without VAT as beside it, and that it was not done. */
export const refusedText = (translate: Translate, format: Format, { on }: Refused, price: number): string =>
  translate('app.due.refused', { on: format.date(on), price: format.money(price) })
