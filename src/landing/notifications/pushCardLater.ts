import { later } from '../core/later.ts'

/** The card that switches pushes, with code of its own. */
export const PushCard = later(() => import('./PushCard.tsx').then((file) => file.PushCard))
