// Rights on the audit log.
import { ofSeenRows, type Grant, type ModuleAccess } from '../core/access/grants.ts'

const entries: Grant = { level: 'R', when: [ofSeenRows('audit')] }

/** The audit log: entries about rows that the person may see; for administrators, who are there to look things up, all of them. */
export const audit: ModuleAccess = {
  designations: {
    'Sales Manager': entries,
    'Service Manager': entries,
    Administrator: 'F',
  },
}
/** Who read data about customers: for administrators alone. Not in the owner's table. */
export const accessLedger: ModuleAccess = {
  designations: { Administrator: 'R' },
  unnamed: true,
}
