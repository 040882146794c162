import { Suspense } from 'react'
import { useShellParts } from '../featureParts.ts'
import { shown, useShown } from './shown.ts'
import { lazyPart } from '../parts/lazyPart.ts'

const ShortcutHelp = lazyPart(() => import('./ShortcutHelp.tsx').then((file) => ({ default: file.ShortcutHelp })))
const close = () => shown.set(null)

/** The layout's dialogs, loaded when first opened. */
export function ShellDialogs() {
  const open = useShown()
  const { SearchDialog } = useShellParts()
  return (
    <Suspense fallback={null}>
      {open === 'search' && <SearchDialog onClose={close} />}
      {open === 'shortcuts' && <ShortcutHelp onClose={close} />}
    </Suspense>
  )
}
