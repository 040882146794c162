// What stands first in the staff's menu, after Now: resources and pages by name, the most used first. Rights decide what of it a person
// sees; where they may not open an entry, the next one moves up.
import type { Word } from '../enumerations.ts'

/** By designation. */
export const menuEntries: Readonly<Record<Word<'designation'>, readonly string[]>> = {
  'Sales Manager': ['leads', 'testDrives', 'followUps', 'customers', 'calendar', 'complaints'],
  'Service Manager': ['workshop', 'calendar', 'appointments', 'complaints', 'dispatch', 'customers'],
  'Fleet Sales': ['leads', 'followUps', 'testDrives', 'customers', 'vehicles', 'calendar'],
  'Broker Sales': ['leads', 'followUps', 'testDrives', 'customers', 'vehicles', 'calendar'],
  'General Inquiry': ['phone', 'leads', 'customers', 'outbound', 'complaints', 'dispatch'],
  'Parts Manager': ['workshop', 'leads', 'appointments', 'customers', 'complaints', 'vehicles'],
  Administrator: ['leads', 'appointments', 'customers', 'complaints', 'workshop', 'calendar'],
}
/** By staff type, whatever the designation. */
export const menuEntriesOfType: Readonly<Record<Word<'staffType'>, readonly string[]>> = {
  'Sales Executive': ['leads', 'testDrives', 'customers', 'calendar', 'followUps', 'vehicles'],
  'Service Advisor': ['calendar', 'workshop', 'phone', 'appointments', 'customers', 'vehicles'],
  Technician: ['workshop', 'calendar', 'appointments', 'vehicles'],
  Driver: ['driving', 'roadsideAssistance', 'homeService'],
}
