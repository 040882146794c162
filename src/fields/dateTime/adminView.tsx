import { Hijri } from '../../admin/core/fields/Hijri.tsx'
import { Moment } from '../../admin/core/parts/Moment.tsx'
import { Nothing } from '../../admin/core/parts/Nothing.tsx'
import type { FieldPart } from '../../admin/core/fields/parts.ts'

/** A moment, shown in the tenant's zone. */
export const dateTime: FieldPart<'dateTime'> = {
  View: ({ value, dense }) => {
    if (typeof value !== 'string' || value === '') return <Nothing />
    return (
      <>
        <Moment value={value} dense={dense ?? false} />
        {!dense && <Hijri moment={value} />}
      </>
    )
  },
}
