import { whenIdle } from '../../parts/idle.ts'
import { lazyPart } from '../../parts/lazyPart.ts'

const load = () => import('./ViewDialog.tsx').then((file) => ({ default: file.ViewDialog }))
whenIdle(load)

/** The dialog that names a view, loaded in advance. */
export const ViewDialog = lazyPart(load)
