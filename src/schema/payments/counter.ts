// Rules of money that is taken at the counter for a booking; the server and the pages share them.
import type { Actor } from '../core/access.ts'

/** Whether a booking's car has come: before that, cancelling would leave its money with nobody. */
export const takesMoney = (booking: Readonly<Record<string, unknown>>): boolean =>
  booking['type'] !== 'testDrive' && booking['closure'] === 'none' && booking['status'] !== 'pending'

/** Whether a colleague with the right to payments sees the money of a booking: those of a staff type only where they may change it. */
export const seesMoney = ({ staffType }: Pick<Actor, 'staffType'>, mayEdit: boolean): boolean => staffType === null || mayEdit
