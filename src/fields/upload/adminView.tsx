import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { FileRow, FileViews } from './adminFileViews.tsx'

/** A file of the tenant. */
export const upload: FieldPart<'upload'> = {
  wide: true,
  height: 54,
  View: ({ value, dense }) => {
    if (typeof value !== 'string' || value === '') return <Nothing />
    return dense ? <FileRow ids={[value]} /> : <FileViews ids={[value]} />
  },
}
