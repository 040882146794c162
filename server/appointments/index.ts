// What other features may use.
export { cancelBooking, moveBooking } from './changeBooking.ts'
export { showAppointment, showLocations } from './showAppointment.ts'
export { carResource } from './time/driveCars.ts'
export { openVisit, visitToken } from './visitLink.ts'
export { addWalkIn } from './walkIn.ts'
