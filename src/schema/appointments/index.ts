// What other features may use.
export type { CustomerAppointment, CustomerVisit, OfferedService } from './customerBooking.ts'
export { appointments } from './resources/appointments.ts'
