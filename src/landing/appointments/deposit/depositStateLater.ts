import { later } from '../../core/later.ts'

/** What became of a booking's deposit; few bookings have one. */
export const DepositState = later(() => import('./DepositState.tsx').then((file) => file.DepositState))
