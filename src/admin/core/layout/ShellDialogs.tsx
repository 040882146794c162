import { lazy, Suspense } from 'react'
import { shown, useShown } from './shown.ts'

const SearchDialog = lazy(() => import('../../search/SearchDialog.tsx').then((file) => ({ default: file.SearchDialog })))
const ShortcutHelp = lazy(() => import('./ShortcutHelp.tsx').then((file) => ({ default: file.ShortcutHelp })))
const close = () => shown.set(null)

/** The layout's dialogs, loaded when first opened. */
export function ShellDialogs() {
  const open = useShown()
  return (
    <Suspense fallback={null}>
      {open === 'search' && <SearchDialog onClose={close} />}
      {open === 'shortcuts' && <ShortcutHelp onClose={close} />}
    </Suspense>
  )
}
