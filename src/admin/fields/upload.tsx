import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'
import { FileRow, FileViews } from './upload/FileViews.tsx'

/** A file of the tenant. */
export const upload: FieldPart<'upload'> = {
  wide: true,
  height: 54,
  View: ({ value, dense }) => {
    if (typeof value !== 'string' || value === '') return <Nothing />
    return dense ? <FileRow ids={[value]} /> : <FileViews ids={[value]} />
  },
}
