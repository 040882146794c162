import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { FileRow, FileViews } from './upload/FileViews.tsx'

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
