import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { FileRow, FileViews } from '../upload/adminFileViews.tsx'

/** Files of the tenant. */
export const uploads: FieldPart<'uploads'> = {
  wide: true,
  height: 54,
  View: ({ value, dense }) => {
    const ids = Array.isArray(value) ? value.map(String) : []
    if (ids.length === 0) return <Nothing />
    return dense ? <FileRow ids={ids} /> : <FileViews ids={ids} />
  },
}
