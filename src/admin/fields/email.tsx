import Link from '@mui/material/Link'
import { textFilter } from '../filters/TextFilter.tsx'
import type { FieldPart } from './parts.ts'
import { TextView } from './TextView.tsx'

/** An e-mail address, ready to be written to. */
export const email: FieldPart<'email'> = {
  View: ({ value, dense }) => {
    const shown = <TextView value={value} code />
    return dense || typeof value !== 'string' || value === '' || value.includes('•') ? (
      shown
    ) : (
      <Link href={`mailto:${value}`} underline="hover">
        {shown}
      </Link>
    )
  },
  Filter: textFilter,
}
