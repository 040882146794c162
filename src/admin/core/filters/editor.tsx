import { Suspense, type ComponentType } from 'react'
import type { FieldKind } from '../../../schema/core/field.ts'
import type { FilterProps, Part } from '../fields/parts.ts'
import type * as editors from './editors/index.ts'
import { lazyPart } from '../parts/lazyPart.ts'
import { Skeleton } from '../parts/Skeleton.tsx'

/** The editor with that name, loaded when a filter opens; `own` are its additional props. */
export function editor<K extends FieldKind>(name: keyof typeof editors, own: Readonly<Record<string, unknown>> = {}): Part<FilterProps<K>> {
  const Editor = lazyPart(() => import('./editors/index.ts').then((file) => ({ default: file[name] as ComponentType<FilterProps<K>> })))
  return function FilterEditor(props) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
        <Editor {...props} {...own} />
      </Suspense>
    )
  }
}
