import type { JobOnPaper } from '../actions/paperData.ts'
import { Code, type Fact } from './parts.tsx'
import type { Sheet } from './sheet.ts'

/** Who came with which car, when, to whom; what is not known is left out. */
export function visitFacts({ t, say, dateTime, number }: Sheet, { booking, customer, car, advisor, technician }: JobOnPaper): Fact[] {
  const label = (field: string) => t(`resources.appointments.fields.${field}`)
  const facts: (Fact | null)[] = [
    [label('customerId'), customer.name],
    customer.mobile ? [t('resources.customers.fields.mobile'), <Code key="mobile">{customer.mobile}</Code>] : null,
    car ? [label('vehicleId'), car] : null,
    [label('startAt'), <Code key="start">{dateTime(booking.startAt)}</Code>],
    booking.promiseAt ? [label('promiseAt'), <Code key="promise">{dateTime(booking.promiseAt)}</Code>] : null,
    booking.mileageIn === null ? null : [label('mileageIn'), <Code key="mileage">{number(booking.mileageIn)}</Code>],
    advisor ? [label('advisorId'), say(advisor)] : null,
    technician ? [label('technicianId'), say(technician)] : null,
  ]
  return facts.filter((fact) => fact !== null)
}
