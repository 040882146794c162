// What other features may use.
export { CalendarLink } from './CalendarLink.tsx'
