// Material's overlay components, loaded in an idle moment, or with the first that opens.
import type { DrawerProps } from '@mui/material/Drawer'
import { Suspense, useState, type ComponentType } from 'react'
import { whenIdle } from './idle.ts'
import { lazyPart } from './lazyPart.ts'

function late<P extends { open?: boolean }>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part = lazyPart(load)
  whenIdle(load)
  return function Late(props: P) {
    const [used, setUsed] = useState(props.open ?? false)
    if (props.open && !used) setUsed(true)
    return used ? (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ) : null
  }
}

/** Choices beside what was pressed. */
export const Menu = late(() => import('@mui/material/Menu'))
/** Anything beside what was pressed. */
export const Popover = late(() => import('@mui/material/Popover'))
/** A sheet from the screen's edge. */
export const Drawer = late<DrawerProps>(() => import('@mui/material/Drawer'))
