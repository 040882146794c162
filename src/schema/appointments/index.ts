// What other features may use.
export type { CustomerAppointment, CustomerVisit, NextService, OfferedService } from './customerBooking.ts'
export { appointmentOut } from './customerBooking.ts'
export { appointments } from './resources/appointments.ts'
