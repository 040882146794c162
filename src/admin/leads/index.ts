// What other features may use.
import { lazyPart } from '../core/parts/lazyPart.ts'

export type { Channel } from './ContactDialog.tsx'
export { Reach } from './Reach.tsx'
export { LeadReach } from './LeadReach.tsx'
/** Logs a contact with a lead; loaded when it is opened. */
export const LeadContact = lazyPart(() => import('./ContactDialog.tsx').then((file) => ({ default: file.ContactDialog })))
