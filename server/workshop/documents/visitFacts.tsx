import type { JobDocument } from '../documentData.ts'
import { Code, Facts, Moment, PlateMark, type Fact } from '../../core/documents/parts.tsx'
import type { Sheet } from '../../core/documents/sheet.ts'

/** Customer, car, time and staff of a visit; missing values are left out. */
export function visitFacts(sheet: Sheet, { booking, customer, car, advisor, technician }: JobDocument): Fact[] {
  const { t, say, number } = sheet
  const label = (field: string) => t(`resources.appointments.fields.${field}`)
  const facts: (Fact | null)[] = [
    [label('customerId'), customer.name],
    customer.vatNumber ? [t('resources.customers.fields.vatNumber'), <Code key="vat">{customer.vatNumber}</Code>] : null,
    customer.mobile ? [t('resources.customers.fields.mobile'), <Code key="mobile">{customer.mobile}</Code>] : null,
    car ? [label('vehicleId'), car] : null,
    [label('startAt'), <Moment key="start" sheet={sheet} at={booking.startAt} />],
    booking.promiseAt ? [label('promiseAt'), <Moment key="promise" sheet={sheet} at={booking.promiseAt} />] : null,
    booking.mileageIn === null ? null : [label('mileageIn'), <Code key="mileage">{number(booking.mileageIn)}</Code>],
    advisor ? [label('advisorId'), say(advisor)] : null,
    technician ? [label('technicianId'), say(technician)] : null,
  ]
  return facts.filter((fact) => fact !== null)
}

/** The same with the car's plate, in columns. */
export function VisitFacts({ sheet, job }: { sheet: Sheet; job: JobDocument }) {
  const plate: Fact[] = job.named
    ? [[sheet.t('resources.vehicles.fields.plate'), <PlateMark key="plate" sheet={sheet} car={job.named} />]]
    : []
  return <Facts sheet={sheet} facts={[...visitFacts(sheet, job), ...plate]} />
}
