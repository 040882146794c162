// Rights on messages to customers and colleagues.
import { ofSeenRows, type Grant, type ModuleAccess } from '../core/access/grants.ts'

const ofRows: Grant = { level: 'R', when: [ofSeenRows('messages')] }

/** The outbox: messages about rows that the person may see. Not in the owner's table: it follows the settings. */
export const messages: ModuleAccess = {
  designations: {
    'Sales Manager': ofRows,
    'Service Manager': ofRows,
    Administrator: 'F',
  },
  unnamed: true,
}
