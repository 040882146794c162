import Link from '@mui/material/Link'
import type { FieldPart } from '../../admin/core/fields/parts.ts'
import { TextView } from '../../admin/core/parts/TextView.tsx'

/** An e-mail address as a mailto link. */
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
}
