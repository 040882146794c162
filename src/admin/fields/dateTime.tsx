import { datesFilter } from '../filters/DatesFilter.tsx'
import { Hijri } from './Hijri.tsx'
import { Moment } from './Moment.tsx'
import { Nothing } from './Nothing.tsx'
import type { FieldPart } from './parts.ts'

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
  Filter: datesFilter(true),
}
