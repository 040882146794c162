import { later } from '../core/later.ts'

/** The offer of pushes, with code of its own. */
export const PushOffer = later(() => import('./PushOffer.tsx').then((file) => file.PushOffer))
